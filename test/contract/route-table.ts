/**
 * Method, path with its prefix, and who may call, as `describeRule` writes it: a permission, `a.b or c.d` where any one
 * of several is enough, `staff`, `customer`, `student`, `staff or customer` for any signed-in account of the audience, `anyone`,
 * `anyone, staff see hidden`, `anyone, student sees own`, `optional customer`, or how the route proves its caller itself.
 */
export type Route = readonly [method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, access: string];

export type RouteTable = readonly Route[];
