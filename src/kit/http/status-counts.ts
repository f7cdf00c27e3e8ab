/** How the counts beside a dashboard list are described. */
export const countsOf = (what: string, statuses: readonly string[]) => ({
  counts: {
    type: 'object',
    description: `${what} by status, under every filter but \`status\``,
    required: ['all', ...statuses],
    properties: Object.fromEntries(['all', ...statuses].map(status => [status, { type: 'integer' }])),
  },
});

/** Every status with how many there are, and all together. */
export function countByStatus<Status extends string>(
  statuses: readonly Status[],
  found: readonly { status: Status; total: number }[],
): Record<'all' | Status, number> {
  const counts = Object.fromEntries(['all', ...statuses].map(status => [status, 0])) as Record<'all' | Status, number>;
  for (const { status, total } of found) {
    counts[status] += total;
    counts.all += total;
  }
  return counts;
}
