import { shown } from '../views/shown';

/** Description of each count, by status. */
export type CountDescriptions<Status extends string> = Readonly<Record<Status, string>>;

export const countsOf = <Status extends string>(what: string, descriptions: CountDescriptions<Status>) => ({
  counts: {
    type: 'object',
    description: `${what} by status, under every filter but \`status\``,
    required: ['all', ...Object.keys(descriptions)],
    properties: {
      all: { type: 'integer' },
      ...Object.fromEntries(
        Object.entries(descriptions).map(([status, description]) => [status, { type: 'integer', description }]),
      ),
    },
  },
});

export const countsShown = <Status extends string>(descriptions: CountDescriptions<Status>) =>
  Object.fromEntries([
    ['all', shown.whole()],
    ...Object.entries<string>(descriptions).map(([status, description]) => [status, shown.whole({ description })]),
  ]) as Record<'all' | Status, ReturnType<typeof shown.whole>>;

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
