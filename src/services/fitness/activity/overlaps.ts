/** Trainings of one account as far as it matters which of them tell of the same one. */
export interface Overlapping {
  id: number;
  source: string;
  startedAt: Date;
  endedAt: Date;
}

/** What the member entered, then what the application saw itself, then devices. */
const rankOf = (source: string): number => ['manual', 'session'].indexOf(source) + 1 || 3;

const overlap = (one: Overlapping, other: Overlapping): boolean =>
  one.startedAt < other.endedAt && other.startedAt < one.endedAt;

/**
 * Which of them tell of a training that another source told of already, and of which: the one that counts. Of two sources
 * at overlapping times one counts, by rank, then the one that came first; a source never doubles itself.
 */
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
