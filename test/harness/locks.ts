/** Condition of `pg_locks`: databases that are copies of one template have tables of the same numbers. */
export const OF_DATABASE = 'database = (SELECT oid FROM pg_database WHERE datname = current_database())';

/** Reads a row for each lock of a table that is waited for. */
export const waitsFor = (table: string): string =>
  `SELECT FROM pg_locks WHERE relation = '${table}'::regclass AND NOT granted AND ${OF_DATABASE}`;
