/** An event as the file has it. Days are `YYYY-MM-DD`. */
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
  /** Whether its kind would be another one today. */
  isDue: boolean;
  /** When a reading first lacked it without releasing it. */
  missingSince: string | null;
}

/** A row to write; null inserts it. */
export type WrittenEvent = ReadEvent & { id: number | null };

export interface FeedDiff {
  written: WrittenEvent[];
  /** Events that are not over and that the file lacks. */
  vanished: StoredEvent[];
}

const keyOf = ({ uid, recurrence, start }: ReadEvent): string => JSON.stringify([uid, recurrence, start]);
/** Only nights from today on count: platforms let a stay that is under way begin today, under another UID every day. */
const beginningOf = ({ fromDay, summaryHash, isFree }: ReadEvent, today: string): string =>
  JSON.stringify([fromDay < today ? today : fromDay, summaryHash, isFree]);
const looksOf = (event: ReadEvent, today: string): string => event.toDay + beginningOf(event, today);

/** Gives events with equal UID and recurrence their beginning as a third part of the key. Of equal keys the longest remains. */
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
 * What has to be written so that the stored events are those of the file. An event with an unknown key is a vanished one
 * when days and summary are equal, because some platforms send new UIDs each time; else one with an equal beginning, because
 * the end of what they close beyond their horizon moves daily. One of ours is never renamed: its row would make the foreign
 * event ignored.
 * @param today the company's day
 * @param keptUids of events that the file has, but whose days are not known
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
  for (const likenessOf of [looksOf, beginningOf]) {
    const alike = new Map<string, StoredEvent[]>();
    for (const event of vanished) {
      if (event.isOurs) continue;
      const likeness = likenessOf(event, today);
      if (!alike.get(likeness)?.push(event)) alike.set(likeness, [event]);
    }
    for (const event of read) {
      const renamed = known.get(event) ? undefined : alike.get(likenessOf(event, today))?.shift();
      if (!renamed) continue;
      known.set(event, renamed);
      vanished.delete(renamed);
    }
  }
  const written = read.flatMap(event => {
    const old = known.get(event);
    if (old && !old.isDue && !old.missingSince && looksOf(old, today) === looksOf(event, today)) return [];
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
