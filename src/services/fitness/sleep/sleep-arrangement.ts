import type { SleepNight, SleepPart } from './sleep-night.entity';
import type { NightValues } from './sleep-nights';

/** Maximum gap between two parts of a night. */
const MAX_GAP_MS = 2 * 3_600_000;
/** Maximum time from falling asleep to the last waking. */
const MAX_NIGHT_MS = 24 * 3_600_000;

/** A sleep and the day to which it belongs. */
export interface DatedPart extends SleepPart {
  date: string;
}

/** Columns of a day that are computed from its sleeps. */
export type ArrangedDay = NightValues & Pick<SleepNight, 'parts' | 'naps'>;

/** Sleeps of a stored day with known times. */
export function partsOf(stored: SleepNight): DatedPart[] {
  const parts = stored.parts.length > 0 ? stored.parts : partOf(stored);
  return [...parts, ...stored.naps].map(part => ({ timezone: stored.timezone, ...part, date: stored.date }));
}

/** The single part of a night; empty without times. */
export function partOf(night: NightValues): SleepPart[] {
  if (!night.fellAsleepAt || !night.wokeAt) return [];
  return [
    {
      fell_asleep_at: night.fellAsleepAt.toISOString(),
      woke_at: night.wokeAt.toISOString(),
      asleep_minutes: night.asleepMinutes,
      deep_minutes: night.deepMinutes,
      rem_minutes: night.remMinutes,
      light_minutes: night.lightMinutes,
      awake_minutes: night.awakeMinutes,
      quality: night.quality,
      note: night.note,
      timezone: night.timezone,
    },
  ];
}

/**
 * The days that change when `sent` is added to `known`, which it replaces where they overlap. Parts of one night count on the
 * day of the last waking. Of the nights of a day the longest is the night, the others are naps. A day without sleep is null.
 */
export function arrange(sent: DatedPart, known: readonly DatedPart[]): Map<string, ArrangedDay | null> {
  const apart = known.filter(other => other.woke_at <= sent.fell_asleep_at || other.fell_asleep_at >= sent.woke_at);
  const nights = nightsOf([...apart, sent]);
  const own = nights.find(night => night.includes(sent))!;
  const moved = [...known.filter(part => !apart.includes(part)), ...own];
  const days = new Set([...moved.map(({ date }) => date), dayOf(own)]);
  return new Map(
    [...days].map(date => [
      date,
      dayFrom(
        date,
        nights.filter(night => dayOf(night) === date),
      ),
    ]),
  );
}

const dayOf = (night: readonly DatedPart[]): string => night.at(-1)!.date;

/** Groups the sleeps by time into nights. */
function nightsOf(parts: readonly DatedPart[]): DatedPart[][] {
  const nights: DatedPart[][] = [];
  for (const part of parts.toSorted((one, other) => (one.fell_asleep_at < other.fell_asleep_at ? -1 : 1))) {
    const night = nights.at(-1);
    if (night && continues(night, part)) night.push(part);
    else nights.push([part]);
  }
  return nights;
}

const continues = (night: readonly DatedPart[], part: DatedPart): boolean =>
  Date.parse(part.fell_asleep_at) - Date.parse(night.at(-1)!.woke_at) <= MAX_GAP_MS &&
  Date.parse(part.woke_at) - Date.parse(night[0]!.fell_asleep_at) <= MAX_NIGHT_MS;

const asleepIn = (night: readonly SleepPart[]): number => night.reduce((sum, part) => sum + part.asleep_minutes, 0);

function dayFrom(date: string, nights: readonly DatedPart[][]): ArrangedDay | null {
  const [night] = nights.toSorted((one, other) => asleepIn(other) - asleepIn(one));
  if (!night) return null;
  const stored = night.map(storedPart);
  return {
    ...joinParts(stored),
    date,
    parts: stored.length > 1 ? stored : [],
    naps: nights.filter(other => other !== night).flatMap(nap => nap.map(storedPart)),
  };
}

function storedPart(dated: DatedPart): SleepPart {
  const { date: _date, ...part } = dated;
  return part;
}

/** Joins the parts of a night; a figure is null if no part has it. */
function joinParts(parts: readonly SleepPart[]): Omit<NightValues, 'date'> {
  const known = <Key extends keyof SleepPart>(key: Key) =>
    parts.map(part => part[key]).filter(value => value !== null && value !== undefined && value !== '');
  const sum = (key: 'deep_minutes' | 'rem_minutes' | 'light_minutes' | 'awake_minutes') => {
    const minutes = known(key) as number[];
    return minutes.length > 0 ? minutes.reduce((before, value) => before + value, 0) : null;
  };
  return {
    fellAsleepAt: new Date(parts[0]!.fell_asleep_at),
    wokeAt: new Date(parts.at(-1)!.woke_at),
    asleepMinutes: asleepIn(parts),
    deepMinutes: sum('deep_minutes'),
    remMinutes: sum('rem_minutes'),
    lightMinutes: sum('light_minutes'),
    awakeMinutes: sum('awake_minutes'),
    quality: (known('quality').at(-1) as number | undefined) ?? null,
    note: [...new Set(known('note'))].join('\n'),
    timezone: parts.at(-1)!.timezone ?? 'UTC',
  };
}
