import type { PageQueryRules } from '#kit/http/page-query';
import type { StaffShape } from './staff-shape';

/** The pages of accounts and roles, as one service reads a size that is below one or left out. */
export const staffPages = ({ pageSizeBelowOne: belowOne }: StaffShape, defaultRows = 10): PageQueryRules => ({
  sizeNames: ['page_count', 'limit'],
  default: defaultRows,
  max: 100,
  ...(belowOne === undefined ? {} : { belowOne }),
});

/** A filter that cannot be read is refused; an empty one is not set. */
export const REFUSE_UNKNOWN = { unknown: 'refuse' } as const;
