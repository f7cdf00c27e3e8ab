import type { Database } from './database';

/** Rows of one statement, so that its locks are short. */
export const PIECE_ROWS = 500;

/**
 * Repeats a statement that changes up to `limit` rows and returns them, until it changes fewer.
 * @param signal ends the job between two statements; the next run goes on
 */
export async function changeInPieces(
  change: (limit: number) => Promise<readonly unknown[]>,
  signal?: AbortSignal,
): Promise<void> {
  for (let changed = PIECE_ROWS; changed >= PIECE_ROWS; ) {
    signal?.throwIfAborted();
    changed = (await change(PIECE_ROWS)).length;
  }
}

/** Rows of `table`, by the indexed time `column`. */
export interface TimedRows {
  /** Under which the progress is stored. */
  task: string;
  table: string;
  column: string;
  /** The last row, as an instant. */
  until: string;
}

/** The time of the rows of a piece: later than `after`, up to `end`. */
export interface Piece {
  after: string;
  end: string;
}

/**
 * Changes rows once each, in the order of their time, a short transaction for each piece. What it reads in a night is
 * therefore what has become old enough since the last one.
 */
export async function changeOnceInPieces(
  db: Database,
  rows: TimedRows,
  change: (piece: Piece) => Promise<unknown>,
  signal?: AbortSignal,
): Promise<void> {
  for (let isMore = true; isMore; ) {
    signal?.throwIfAborted();
    isMore = await db.transaction(async () => {
      const { isLast, ...piece } = await nextPiece(db, rows);
      await change(piece);
      await db.rows(
        `INSERT INTO cleanup_progress (task, reached_at) VALUES ($1, $2)
         ON CONFLICT (task) DO UPDATE SET reached_at = excluded.reached_at`,
        [rows.task, piece.end],
      );
      return !isLast;
    });
  }
}

/** Rows of one time are in one piece. Progress ahead of `until` was stored by a clock that was ahead. */
async function nextPiece(
  db: Database,
  { task, table, column, until }: TimedRows,
): Promise<Piece & { isLast: boolean }> {
  const after = await db.row<{ after: string }>(
    `SELECT least(reached_at, $2::timestamptz)::text AS after FROM cleanup_progress WHERE task = $1`,
    [task, until],
  );
  const from = after?.after ?? '-infinity';
  const last = await db.row<{ end: string }>(
    `SELECT ${column}::text AS end FROM ${table} WHERE ${column} > $1 AND ${column} <= $2 ORDER BY ${column}
     LIMIT 1 OFFSET ${PIECE_ROWS - 1}`,
    [from, until],
  );
  return { after: from, end: last?.end ?? until, isLast: last === undefined };
}
