struct Post: Sendable {
    var id: Int
    var author: String
    var text: String
}

let posts = [
    Post(id: 1, author: "Mira", text: "Back on Monday."),
    Post(id: 2, author: "Jon", text: "The ferry was late, so we waited under the old crane and ate all the bread."),
    Post(id: 3, author: "Ada", text: "See you then."),
]
