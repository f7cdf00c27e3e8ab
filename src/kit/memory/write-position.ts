/** Names a database among all there are: its system, the line of its history, and the database in it. */
export const CLUSTER = `concat_ws('/',
  (SELECT system_identifier FROM pg_control_system()), (SELECT timeline_id FROM pg_control_checkpoint()),
  (SELECT oid FROM pg_database WHERE datname = current_database()))`;

/** Asks the primary how far its log of writes goes, what is not on its disk yet included. */
export const POSITION = `SELECT pg_current_wal_insert_lsn()::text AS lsn, ${CLUSTER} AS cluster`;

/** Behind everything that was committed before `at`, as `performance.now()` tells it, when the question was sent. */
export interface Position {
  lsn: string;
  cluster: string;
  at: number;
}

/** Wants to know how far the primary is, while anybody reads. */
export interface Follower {
  follow: (position: Position) => void;
}
