// The types of Core Graphics, which are below the view layer.

@_exported import Graphics2D
