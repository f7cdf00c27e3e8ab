/** An event of the file. Days are `YYYY-MM-DD`. */
export interface ReadEvent {
  uid: string;
  recurrence: string;
  start: string;
  summaryHash: string;
  fromDay: string;
  toDay: string;
  isFree: boolean;
}

type StartingEvent = Omit<ReadEvent, 'start'> & { begins: string };

export interface StoredEvent extends ReadEvent {
  id: number;
  /** Whether its UID is that of a booking or block of ours, so that it is ignored. */
  isOurs: boolean;
  /** Whether its kind would differ if it were decided today. */
  isDue: boolean;
  /** When a reading first lacked it without releasing it. */
  missingSince: string | null;
}

/** A row to write; null inserts it. */
export type WrittenEvent = ReadEvent & { id: number | null };

export interface FeedDiff {
  written: WrittenEvent[];
  /** Stored events that are not over and are missing from the file. */
  vanished: StoredEvent[];
}

const keyOf = ({ uid, recurrence, start }: ReadEvent): string => JSON.stringify([uid, recurrence, start]);
/** Only nights from today on count: platforms let a stay that is under way begin today, under another UID every day. */
const beginningOf = ({ fromDay, summaryHash, isFree }: ReadEvent, today: string): string =>
  JSON.stringify([fromDay < today ? today : fromDay, summaryHash, isFree]);
const contentOf = (event: ReadEvent, today: string): string => event.toDay + beginningOf(event, today);

/** Adds the beginning to the key of events with equal UID and recurrence. Of equal keys the longest event is kept. */
export function withStarts(events: readonly StartingEvent[]): ReadEvent[] {
  const byPart = new Map<string, Map<string, StartingEvent>>();
  for (const event of events) {
    const part = JSON.stringify([event.uid, event.recurrence]);
    const byBeginning = byPart.get(part) ?? new Map<string, StartingEvent>();
    byPart.set(part, byBeginning);
    const other = byBeginning.get(event.begins);
    if (!other || lengthOf(event) > lengthOf(other)) byBeginning.set(event.begins, event);
  }
  return [...byPart.values()].flatMap(byBeginning =>
    [...byBeginning.values()].map(({ begins, ...event }) => ({
      ...event,
      start: byBeginning.size === 1 ? '' : begins,
    })),
  );
}

const lengthOf = ({ isFree, fromDay, toDay }: Omit<ReadEvent, 'start'>): number =>
  isFree ? 0 : Date.parse(toDay) - Date.parse(fromDay);

/**
 * Rows to write so that the stored events equal the file. An event with an unknown key is matched to a vanished one with equal
 * days and summary, because some platforms send new UIDs each time, or else with an equal beginning, because the end of the
 * days closed beyond their horizon moves daily. An event with a UID of this service is never matched: its row would make the
 * other event ignored.
 * @param today the company's day
 * @param keptUids UIDs of events in the file whose days could not be read
 */
export function diffFeed(
  stored: readonly StoredEvent[],
  read: readonly ReadEvent[],
  today: string,
  keptUids: ReadonlySet<string> = new Set(),
): FeedDiff {
  const byKey = new Map(stored.map(event => [keyOf(event), event]));
  const isRead = new Set(read.map(keyOf));
  const isAbsent = (event: StoredEvent) => !isRead.has(keyOf(event)) && !keptUids.has(event.uid);
  const vanished = new Set(stored.filter(event => event.toDay > today && isAbsent(event)));
  const known = new Map(read.map(event => [event, byKey.get(keyOf(event))]));
  for (const matchKeyOf of [contentOf, beginningOf]) {
    const alike = new Map<string, StoredEvent[]>();
    for (const event of vanished) {
      if (event.isOurs) continue;
      const matchKey = matchKeyOf(event, today);
      if (!alike.get(matchKey)?.push(event)) alike.set(matchKey, [event]);
    }
    for (const event of read) {
      const renamed = known.get(event) ? undefined : alike.get(matchKeyOf(event, today))?.shift();
      if (!renamed) continue;
      known.set(event, renamed);
      vanished.delete(renamed);
    }
  }
  const written = read.flatMap(event => {
    const old = known.get(event);
    if (old && !old.isDue && !old.missingSince && contentOf(old, today) === contentOf(event, today)) return [];
    return [{ ...event, id: old?.id ?? null }];
  });
  return { written, vanished: [...vanished] };
}

const MIN_EVENTS = 3;

/** Whether the file lacks so many events that it may be a mistake of the platform. */
export function hasShrunk(stored: readonly StoredEvent[], vanished: readonly StoredEvent[], today: string): boolean {
  const upcoming = stored.filter(event => event.toDay > today).length;
  return upcoming >= MIN_EVENTS && vanished.length * 2 > upcoming;
}
