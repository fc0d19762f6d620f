import FDTemplateLayoutCell
import UIKit

class RecipeListController: UITableViewController {
    private let store: RecipeStore

    init(store: RecipeStore) {
        self.store = store
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Recipes"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(addRecipe))
        tableView.register(UINib(nibName: "RecipeCell", bundle: .module), forCellReuseIdentifier: "RecipeCell")
        tableView.estimatedRowHeight = 0
    }

    @objc func addRecipe() {
        store.addDraft()
        tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return store.recipes.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "RecipeCell", for: indexPath)
        (cell as! RecipeCell).configure(with: store.recipes[indexPath.row], in: store)
        return cell
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        let recipe = store.recipes[indexPath.row]
        return tableView.fd_heightForCell(withIdentifier: "RecipeCell", cacheByKey: recipe.id) { [store] cell in
            (cell as! RecipeCell).configure(with: recipe, in: store)
        }
    }
}
