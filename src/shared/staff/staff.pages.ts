import type { PageRules } from '#kit/http/page';
import type { StaffShape } from './staff-shape';

/** Pages of accounts and roles; services differ in page sizes below one and in the default. */
export const staffPages = ({ pageSizeBelowOne: belowOne }: StaffShape, defaultRows = 10): PageRules => ({
  sizeNames: ['page_count', 'limit'],
  default: defaultRows,
  max: 100,
  ...(belowOne === undefined ? {} : { belowOne }),
});

/** Invalid filters are refused; empty ones are ignored. */
export const REFUSE_UNKNOWN = { unknown: 'refuse' } as const;
