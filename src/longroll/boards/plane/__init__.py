"""A board without a grid: oriented rectangles and convex polygons, measured and moved in the plane.

``shapes``: the shapes; ``measure``: overlap, distances, zones and arcs; ``clip``: parts of shapes and of segments
inside others; ``sweep``: what a shape meets on a straight way; ``turn``: bearings and wheels. x grows to the
east, y to the north; a bearing is in degrees, 0 = north, clockwise.
"""
