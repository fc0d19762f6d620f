import Foundation

/// A recipe of the list.
struct Recipe {
    let id: Int
    var title: String
    var summary: String
}

/// The recipes of the app, and which of them are favourites.
@MainActor
final class RecipeStore {
    private(set) var recipes: [Recipe]
    private var favorites: Set<Int> = []

    init(recipes: [Recipe]) {
        self.recipes = recipes
    }

    func isFavorite(_ recipe: Recipe) -> Bool { favorites.contains(recipe.id) }

    func toggleFavorite(_ recipe: Recipe) { favorites.formSymmetricDifference([recipe.id]) }

    func addDraft() {
        recipes.insert(Recipe(id: recipes.count + 1, title: "New recipe", summary: ""), at: 0)
    }
}
