import UIKit

class RecipeCell: UITableViewCell {
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var summaryLabel: UILabel!
    @IBOutlet private weak var favoriteButton: UIButton!

    private var recipe: Recipe?
    private var store: RecipeStore?

    override func awakeFromNib() {
        super.awakeFromNib()
        favoriteButton.addTarget(self, action: #selector(favoriteTapped), for: .touchUpInside)
    }

    func configure(with recipe: Recipe, in store: RecipeStore) {
        self.recipe = recipe
        self.store = store
        titleLabel.text = recipe.title
        summaryLabel.text = recipe.summary
        favoriteButton.isSelected = store.isFavorite(recipe)
    }

    @objc private func favoriteTapped(_ sender: UIButton) {
        guard let recipe, let store else { return }
        store.toggleFavorite(recipe)
        sender.isSelected = store.isFavorite(recipe)
    }
}
