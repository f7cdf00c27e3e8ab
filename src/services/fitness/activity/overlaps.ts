export interface Overlapping {
  id: number;
  source: string;
  externalId: string | null;
  startedAt: Date;
  endedAt: Date;
}

/** Own entries of the member come first, then sessions of the application, then devices. */
const rankOf = (source: string): number => ['manual', 'session'].indexOf(source) + 1 || 3;

/** As in the constraint `activity_external_counted_once`, a training without duration covers its start. */
const overlap = (one: Overlapping, other: Overlapping): boolean =>
  (one.startedAt < other.endedAt && other.startedAt < one.endedAt) || +one.startedAt === +other.startedAt;

/** Whether they share at least half of the shorter one. Trainings that overlap only at their ends are not copies. */
function coverEachOther(one: Overlapping, other: Overlapping): boolean {
  const shared = Math.min(+one.endedAt, +other.endedAt) - Math.max(+one.startedAt, +other.startedAt);
  return shared * 2 >= Math.min(+one.endedAt - +one.startedAt, +other.endedAt - +other.startedAt);
}

const isCopy = (one: Overlapping, other: Overlapping): boolean =>
  one.source !== other.source &&
  overlap(one, other) &&
  ((one.externalId !== null && one.externalId === other.externalId) || coverEachOther(one, other));

/** Maps each duplicate to the training that counts instead, by rank, then by arrival. */
export function duplicatesAmong(activities: readonly Overlapping[]): Map<number, number | null> {
  const inOrder = [...activities].sort((one, other) => rankOf(one.source) - rankOf(other.source) || one.id - other.id);
  const counted: Overlapping[] = [];
  const duplicateOf = new Map<number, number | null>();
  for (const activity of inOrder) {
    const first = counted.find(other => isCopy(activity, other));
    duplicateOf.set(activity.id, first?.id ?? null);
    if (!first) counted.push(activity);
  }
  return duplicateOf;
}
