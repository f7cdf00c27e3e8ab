import type { PageRules } from '#kit/http/page';
import type { StaffShape } from './staff-shape';

/** Pages of accounts and roles. Services differ in the default page size and in sizes below 1. */
export const staffPages = ({ pageSizeBelowOne: belowOne }: StaffShape, defaultRows = 10): PageRules => ({
  sizeNames: ['page_count', 'limit'],
  default: defaultRows,
  max: 100,
  ...(belowOne === undefined ? {} : { belowOne }),
});

/** Invalid filters are refused; empty ones are ignored. */
export const REFUSE_UNKNOWN = { unknown: 'refuse' } as const;
