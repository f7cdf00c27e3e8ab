import type { Fill } from '#kit/service/fill';

/** Counts the progress of participations that are older than the column. */
export const CHALLENGE_PROGRESS: Fill = {
  name: 'fill_challenge_progress',
  table: 'account',
  statement: `SELECT count_challenge_days(ARRAY(SELECT id FROM account WHERE id > $1 AND id <= $2), '-infinity', 'infinity')`,
};
