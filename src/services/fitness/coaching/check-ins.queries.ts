import type { CheckIn } from './check-in.entity';
import type { RowOf } from '#kit/views/view';
import { personOf } from './coaching-people';
import { CheckInView } from './coaching.view';

export type CheckInRow = RowOf<typeof CheckInView>;

export const CHECK_IN_COLUMNS = CheckInView.columns<CheckIn>('k', {
  status: `CASE WHEN k.reply IS NULL THEN 'unanswered' ELSE 'answered' END`,
  replied_by: personOf('k.replied_by_id'),
});

export const CHECK_INS = `SELECT ${CHECK_IN_COLUMNS} FROM check_in k`;
