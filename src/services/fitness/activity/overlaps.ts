export interface Overlapping {
  id: number;
  source: string;
  startedAt: Date;
  endedAt: Date;
}

/** The member's own entry first, then sessions of the application, then devices. */
const rankOf = (source: string): number => ['manual', 'session'].indexOf(source) + 1 || 3;

const overlap = (one: Overlapping, other: Overlapping): boolean =>
  one.startedAt < other.endedAt && other.startedAt < one.endedAt;

/** Maps each duplicate to the training that counts instead, by rank, then by arrival. */
export function duplicatesAmong(activities: readonly Overlapping[]): Map<number, number | null> {
  const inOrder = [...activities].sort((one, other) => rankOf(one.source) - rankOf(other.source) || one.id - other.id);
  const counted: Overlapping[] = [];
  const duplicateOf = new Map<number, number | null>();
  for (const activity of inOrder) {
    const first = counted.find(other => other.source !== activity.source && overlap(activity, other));
    duplicateOf.set(activity.id, first?.id ?? null);
    if (!first) counted.push(activity);
  }
  return duplicateOf;
}
