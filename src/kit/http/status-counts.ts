import { shown } from '../views/shown';

/** Schema of the `counts` of a dashboard list. */
export const countsOf = (what: string, statuses: readonly string[]) => ({
  counts: {
    type: 'object',
    description: `${what} by status, under every filter but \`status\``,
    required: ['all', ...statuses],
    properties: Object.fromEntries(['all', ...statuses].map(status => [status, { type: 'integer' }])),
  },
});

/** View fields of such counts. */
export const countsShown = <const Status extends string>(statuses: readonly Status[]) =>
  Object.fromEntries(['all', ...statuses].map(status => [status, shown.whole()])) as Record<
    'all' | Status,
    ReturnType<typeof shown.whole>
  >;

export type StatusCounts<Status extends string> = Record<'all' | Status, number>;

/** The count of every status, 0 included, and their sum as `all`. */
export function countByStatus<Status extends string>(
  statuses: readonly Status[],
  found: readonly { status: Status; total: number }[],
): StatusCounts<Status> {
  const counts = Object.fromEntries(['all', ...statuses].map(status => [status, 0])) as StatusCounts<Status>;
  for (const { status, total } of found) {
    counts[status] += total;
    counts.all += total;
  }
  return counts;
}
