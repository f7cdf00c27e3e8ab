/** Condition of `pg_locks`: databases that are copies of one template have tables of the same numbers. */
export const OF_DATABASE = 'database = (SELECT oid FROM pg_database WHERE datname = current_database())';
