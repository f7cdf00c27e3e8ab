import { Temporal } from 'temporal-polyfill';
import { searchText } from '#kit/language/search-text';
import { dayIn, wallClock } from '#kit/time/calendar';
import type { Home } from '#services/property/homes/home.entity';
import { Leads, type NewLead, leadSearchText } from '#services/property/leads/leads.service';
import { Viewing } from '#services/property/viewings/viewing.entity';
import type { Seeding } from '#shared/seeding/seeding';
import { type LeadSeed, leads, type ViewingSeed, viewings } from './inquiries-data';

const ZONE = 'Asia/Dubai';

/** Inquiries and viewings of every status, as if visitors had sent them over the last weeks. */
export async function seedInquiries(seeding: Seeding, homes: readonly Home[]): Promise<void> {
  const records = new Leads(seeding.db);
  const oldestFirst = <Sent extends { hoursAgo: number }>(sent: readonly Sent[]) =>
    sent.toSorted((a, b) => b.hoursAgo - a.hoursAgo);
  for (const seed of oldestFirst(leads)) await seedLead(seeding, records, homes, seed);
  for (const seed of oldestFirst(viewings)) await seedViewing(seeding, records, homes[seed.home]!, seed);
}

const DAY_HOURS = 24;
const MORNING = new Temporal.PlainTime(8, 30);
const WAKING_HOURS = 13;

/** What is older than a day was sent in waking hours of the agency's time zone. */
function sentAt(now: Temporal.Instant, hoursAgo: number): Temporal.Instant {
  const exact = now.subtract({ hours: hoursAgo });
  if (hoursAgo < DAY_HOURS) return exact;
  const minutes = (hoursAgo * 37) % (WAKING_HOURS * 60);
  const day = dayIn(ZONE, now).subtract({ days: Math.floor(hoursAgo / DAY_HOURS) + 1 });
  return wallClock(day, MORNING.add({ minutes }), ZONE);
}

async function seedLead(
  { db, clock }: Seeding,
  records: Leads,
  homes: readonly Home[],
  { areas, home, hoursAgo, status, notes, ...sent }: LeadSeed,
): Promise<void> {
  const receivedAt = sentAt(clock.now(), hoursAgo).toString();
  const inquiry = { ...sent, preferred_areas: areas, receivedAt, home: home === undefined ? undefined : homes[home] };
  const id = await stored(db, records, inquiry);
  await db.rows('UPDATE lead SET status = $2, notes = $3 WHERE id = $1', [id, status, notes ?? null]);
}

async function seedViewing(
  { db, clock }: Seeding,
  records: Leads,
  home: Home,
  { status, inDays, at, notes, hoursAgo, ...visitor }: ViewingSeed,
): Promise<void> {
  const created = sentAt(clock.now(), hoursAgo);
  const intent = home.purpose === 'sale' ? 'buy' : 'rent';
  const leadId = await stored(db, records, { ...visitor, intent, home, receivedAt: created.toString() });
  const leadStatus = status === 'requested' ? 'new' : 'contacted';
  await db.rows('UPDATE lead SET status = $2 WHERE id = $1', [leadId, leadStatus]);

  const reference = `VW-${(await db.row<{ number: number }>(`SELECT nextval('viewing_reference_seq') AS number`))!.number}`;
  const day = dayIn(ZONE, clock.now()).add({ days: inDays });
  const preferredAt = dateOf(wallClock(day, Temporal.PlainTime.from(at), ZONE));
  await db.of(Viewing).insert({
    leadId,
    reference,
    preferredAt,
    timezone: ZONE,
    status,
    confirmedAt: status === 'confirmed' || status === 'completed' ? preferredAt : null,
    adminNotes: notes ?? null,
    searchText: `${searchText(reference)} ${leadSearchText(visitor, home)}`,
    createdAt: dateOf(created),
    updatedAt: dateOf(created),
  });
}

async function stored(db: Seeding['db'], records: Leads, lead: Omit<NewLead, 'id'>): Promise<number> {
  const { id } = await records.prepare(null);
  await records.store({ ...lead, id });
  await db.flushWrites();
  return id;
}

const dateOf = (instant: Temporal.Instant) => new Date(instant.epochMilliseconds);
