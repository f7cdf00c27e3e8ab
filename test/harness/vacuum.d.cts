/** Runs a statement, and resolves to its rows. */
export type Query = (statement: string, values?: unknown[]) => Promise<unknown>;

/** Counts the rows of tables, and makes them visible to all. @param query has the tables' schema in its search path */
export declare function vacuum(query: Query, tables: readonly string[]): Promise<void>;
