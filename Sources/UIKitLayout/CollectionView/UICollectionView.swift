import Foundation

/// A collection of cells, as far as Interface Builder files contain one: it has cells, but shows none.
open class UICollectionView: UIScrollView {}
