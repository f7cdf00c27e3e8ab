import { randomBytes } from 'node:crypto';
import { hashSync } from 'bcrypt';
import { Temporal } from 'temporal-polyfill';
import type { DeepPartial } from 'typeorm';
import type { Database } from '#kit/database/database';
import { searchText } from '#kit/language/search-text';
import { Block } from '#services/stays/availability/block.entity';
import { HeldNights } from '#services/stays/nights/held-nights.entity';
import { Booking } from '#services/stays/bookings/booking.entity';
import { stepsOf } from '#services/stays/cancellation/policy';
import { BookingEvent } from '#services/stays/bookings/booking-event.entity';
import { Destination } from '#services/stays/destinations/destination.entity';
import { priceColumns, stayPrice } from '#services/stays/prices/stay-price';
import { Stay, type StayMedia } from '#services/stays/stays/stay.entity';
import { storeRow } from '../harness/stored-row';

/** The password of every account a factory makes. */
export const PASSWORD = 'correct-horse-9';
const PASSWORD_HASH = hashSync(PASSWORD, 4);

let made = 0;
const next = () => ++made;

const ZONE = 'Asia/Dubai';

let today = Temporal.Now.plainDateISO(ZONE);
beforeEach(() => {
  today = Temporal.Now.plainDateISO(ZONE);
});

/** The day so many days from today in the company's time zone, as `YYYY-MM-DD`; the same within a test, should midnight pass. */
export const day = (fromToday: number): string => today.add({ days: fromToday }).toString();

export async function makeDestination(db: Database, values: Partial<Destination> = {}): Promise<Destination> {
  const number = next();
  return storeRow(db, Destination, {
    slug: `destination-${number}`,
    name: { en: `Destination ${number}`, ar: `وجهة ${number}` },
    ...values,
  });
}

/** So many pictures of this service's own storage. */
export const photographs = (count: number): StayMedia[] =>
  Array.from({ length: count }, (_, index) => ({
    url: `/stays/media/uploads/picture-${index + 1}.jpg`,
    alt: { en: `Picture ${index + 1}`, ar: `صورة ${index + 1}` },
    type: 'image' as const,
  }));

/** A published stay for four at 100 a night plus 40, two nights at least, in a destination of its own unless `destinationId` says otherwise. */
type StayValues = Partial<Stay>;

export async function makeStay(db: Database, values: StayValues = {}): Promise<Stay> {
  return storeRow(
    db,
    Stay,
    stayValues({ ...values, destinationId: values.destinationId ?? (await makeDestination(db)).id }),
  );
}

/** Many in one statement, with the columns that were sent and the ids. */
export async function makeStays(db: Database, rows: readonly (StayValues & { destinationId: number })[]) {
  const repository = db.of(Stay);
  const stays = repository.create(rows.map(stayValues));
  await repository.insert(stays);
  return stays;
}

function stayValues(values: StayValues & { destinationId: number }): DeepPartial<Stay> {
  const number = next();
  const title = values.title ?? { en: `Stay ${number}`, ar: `بيت ${number}` };
  const text = { en: `Text ${number}`, ar: `نص ${number}` };
  return {
    slug: `stay-${number}`,
    type: 'villa',
    status: 'published',
    title,
    shortDescription: text,
    description: text,
    locationHint: text,
    bedrooms: 2,
    beds: 3,
    bathrooms: 1,
    maxGuests: 4,
    minNights: 2,
    nightlyRateCents: 10_000,
    cleaningFeeCents: 4_000,
    amenities: ['wifi'],
    media: photographs(3),
    searchText: searchText(`${title.en} ${title.ar}`),
    ...values,
  };
}

export type BookingValues = Omit<Partial<Booking>, 'nights'> & { stay?: Stay; nights?: number };

/**
 * A booking straight into the tables, with its timeline and the nights it holds: confirmed, paid by card, three nights
 * from in thirty days unless `values` say otherwise; the total follows from rate, nights and fee.
 */
export async function makeBooking(db: Database, { stay, nights = 3, ...values }: BookingValues = {}): Promise<Booking> {
  const number = next();
  const booked = stay ?? (await makeStay(db));
  const checkIn = values.checkIn ?? day(30);
  const checkOut = values.checkOut ?? Temporal.PlainDate.from(checkIn).add({ days: nights }).toString();
  const { nightlyRateCents, cleaningFeeCents } = { ...booked, ...values };
  const terms = { nightlyRateCents, cleaningFeeCents, depositCents: values.depositCents ?? 0 };
  const noExtraGuests = { extraGuestFrom: null, extraGuestFeeCents: 0 };
  const price = stayPrice({ ...terms, ...noExtraGuests }, null, { checkIn, checkOut }, 1);
  const seventhDay = Temporal.PlainDate.from(checkIn).subtract({ days: 7 }).toString();
  const cancellationDeadline = values.cancellationDeadline ?? new Date(`${seventhDay}T11:00:00Z`);
  const status = values.status ?? 'confirmed';
  const placedAt = values.placedAt ?? new Date();
  const booking = await storeRow(db, Booking, {
    reference: `BKG-TEST${String(number).padStart(8, '0')}`,
    accessToken: randomBytes(32).toString('base64url'),
    clientToken: `token-of-a-client-${number}`,
    stayReference: booked.reference,
    staySlug: booked.slug,
    stayTitle: booked.title,
    checkInTime: '15:00',
    checkOutTime: '11:00',
    cancellationDeadline,
    policy: stepsOf([{ untilMs: cancellationDeadline.getTime(), percent: 100 }], ZONE, price),
    guests: 2,
    guestFirstName: 'Sara',
    guestLastName: `Haddad ${number}`,
    guestEmail: `guest-${number}@example.com`,
    currency: 'USD',
    paymentMethod: 'card',
    paymentStatus: 'paid',
    searchText: searchText(`sara haddad ${number} guest-${number}@example.com`),
    ...values,
    stayId: booked.id,
    status,
    placedAt,
    checkIn,
    checkOut,
    ...priceColumns(price),
  });
  await db.of(BookingEvent).insert({ bookingId: booking.id, status, at: placedAt, actor: 'guest' });
  if (status !== 'cancelled') {
    await db.of(HeldNights).insert({ stayId: booked.id, fromDay: checkIn, toDay: checkOut, bookingId: booking.id });
  }
  return booking;
}

/** Nights kept from being booked: from `from`, before `to`. */
export async function makeBlock(
  db: Database,
  { stayId, from, to, ...values }: Partial<Block> & { stayId: number; from: string; to: string },
): Promise<Block> {
  const block = await storeRow(db, Block, { stayId, ...values });
  await db.of(HeldNights).insert({ stayId, fromDay: from, toDay: to, blockId: block.id });
  return block;
}

/** A staff account whose password is `PASSWORD`, in a seeded role. */
export async function makeStaff(
  db: Database,
  { role, email }: { role: 'Super Admin' | 'Host'; email?: string },
): Promise<{ id: number; email: string }> {
  const username = `staff-${next()}`;
  const account = await db.row<{ id: number; email: string }>(
    `INSERT INTO account (username, first_name, last_name, email, password_hash, search_text)
     VALUES ($1, 'Omar', 'Nasser', $2, $3, $4) RETURNING id, email`,
    [username, email ?? `${username}@example.com`, PASSWORD_HASH, searchText(`Omar Nasser ${username}`)],
  );
  const held = await db.row(
    'INSERT INTO account_role (account_id, role_id) SELECT $1, id FROM role WHERE name = $2 RETURNING role_id',
    [account!.id, role],
  );
  if (!held) throw new Error(`there is no role '${role}'`);
  return account!;
}
