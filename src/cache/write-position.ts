/** Identifies a database by system identifier, timeline and oid. */
export const CLUSTER = `concat_ws('/',
  (SELECT system_identifier FROM pg_control_system()), (SELECT timeline_id FROM pg_control_checkpoint()),
  (SELECT oid FROM pg_database WHERE datname = current_database()))`;

/** The insert position of the primary's write-ahead log, including what is not flushed yet. */
export const POSITION = `SELECT pg_current_wal_insert_lsn()::text AS lsn, ${CLUSTER} AS cluster`;

/** A former primary that became a standby, or whose writes were switched off, receives no writes to listen to. */
export const IS_READ_ONLY = `current_setting('transaction_read_only')::boolean AS "isReadOnly"`;

/** Includes every commit before `at`, the `performance.now()` when the query was sent. */
export interface Position {
  lsn: string;
  cluster: string;
  at: number;
}

/** Receives the position of the primary while there are reads. */
export interface Follower {
  follow: (position: Position) => void;
}
