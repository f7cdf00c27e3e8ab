import type { Temporal } from 'temporal-polyfill';
import type { Seeding } from '#shared/seeding/seeding';
import { seedAccount } from '#shared/staff/seed-roles';
import { type MemberSeed, members } from './people-data';

/** A member that is stored, and the calendar of his own time zone. */
export interface Member extends MemberSeed {
  id: number;
  /** His day now. */
  today: Temporal.PlainDate;
}

/** The day so many days ago, as columns take it. */
export const dayAgo = ({ today }: Member, days: number): string => today.subtract({ days }).toString();

/** The instant of a time of that day in the member's own zone; `minutes` may pass midnight. */
export function instantOn(member: Member, daysAgo: number, minutes: number): Date {
  const midnight = member.today.subtract({ days: daysAgo }).toZonedDateTime(member.timezone);
  return new Date(midnight.add({ minutes: Math.round(minutes) }).epochMilliseconds);
}

const WAKES_AT = 7;
const EVENING = 21;
/** Ten hours of a night, or eleven when summer time ends, become less than the hour from nine to ten in the evening. */
const NIGHT_SHARE = 1 / 12;

/** The instant, or for one between nine in the evening and seven a moment of the evening before, in the same order. */
export function whileAwake({ timezone }: Member, instant: Temporal.Instant): Date {
  const wall = instant.toZonedDateTimeISO(timezone);
  if (wall.hour >= WAKES_AT && wall.hour < EVENING) return new Date(instant.epochMilliseconds);
  const day = wall.hour < WAKES_AT ? wall.subtract({ days: 1 }) : wall;
  const evening = day.withPlainTime({ hour: EVENING }).epochMilliseconds;
  return new Date(evening + Math.floor((instant.epochMilliseconds - evening) * NIGHT_SHARE));
}

/** From the first of the recorded days to today. */
export const daysOf = ({ days }: Member): number[] => Array.from({ length: days }, (_, index) => days - 1 - index);

export async function seedMembers(seeding: Seeding): Promise<Member[]> {
  const stored: Member[] = [];
  for (const seed of members) {
    const { email, username, firstName, lastName, timezone, country } = seed;
    const id = await seedAccount(seeding, { email, username, firstName, lastName, roles: ['Member'] });
    await seeding.db.rows(
      `UPDATE account SET timezone = $2, country_id = $3, is_verified = true, created_at = created_at - $4 * interval '1 day'
       WHERE id = $1`,
      [id, timezone, country, seed.days],
    );
    const today = seeding.clock.now().toZonedDateTimeISO(timezone).toPlainDate();
    stored.push({ ...seed, id, today });
  }
  return stored;
}
