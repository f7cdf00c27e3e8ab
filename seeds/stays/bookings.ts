import { randomBytes, randomUUID } from 'node:crypto';
import { Temporal } from 'temporal-polyfill';
import { dayIn, wallClock } from '#kit/time/calendar';
import { Block } from '#services/stays/availability/block.entity';
import { HeldNights } from '#services/stays/nights/held-nights.entity';
import { Booking } from '#services/stays/bookings/booking.entity';
import { bookingSearchText } from '#services/stays/guest-bookings/booking-draft';
import { BookingEvent } from '#services/stays/bookings/booking-event.entity';
import { deadlineMs, DEFAULT_TIERS, policyOf } from '#services/stays/cancellation/policy';
import { priceColumns, stayPrice } from '#services/stays/prices/stay-price';
import type { Seeding } from '#shared/seeding/seeding';
import { fateOf, placedAt, timelineOf } from './booking-fates';
import { datePayments } from './booking-payments';
import { seedRefunds } from './booking-refunds';
import { calendarPlan, type BookedSpan } from './calendar-plan';
import { guests } from './guests-data';
import type { SeededStay } from './homes';
import { between, pick, randomOf } from '../drawing/canvas';

export const ZONE = 'Asia/Dubai';
const CHECK_IN = '15:00';
const CHECK_OUT = '11:00';
const AT_ONCE = 200;

type NewBooking = Omit<
  Booking,
  | 'id'
  | 'createdAt'
  | 'updatedAt'
  | 'depositKeptCents'
  | 'depositReason'
  | 'depositReturnsAt'
  | 'depositSettledAt'
  | 'calendarUid'
  | 'changeCount'
  | 'calendarSequence'
  | 'calendarChangedAt'
>;

/** A year of bookings and the coming months, with the nights they hold, and blocked nights between them. */
export async function seedBookings(seeding: Seeding, seeded: readonly SeededStay[], hostId: number): Promise<void> {
  const { db, clock } = seeding;
  const now = clock.now();
  const today = dayIn(ZONE, now);
  const bookings: NewBooking[] = [];
  for (const [index, { stay }] of seeded.filter(({ stay: { status } }) => status === 'published').entries()) {
    const random = randomOf(`bookings of ${stay.slug}`);
    const { booked, blocked } = calendarPlan(index, stay.minNights, random);
    bookings.push(...booked.map(span => bookingOf(stay, span, today, random)));
    for (const [place, { from, to }] of blocked.entries()) {
      const block = await db.of(Block).save({
        stayId: stay.id,
        reason: place === 0 ? 'maintenance' : 'owner_use',
        note: place === 0 ? 'Painting and a new water heater' : 'The owners are here',
      });
      const [fromDay, toDay] = [today.add({ days: from }).toString(), today.add({ days: to }).toString()];
      await db.of(HeldNights).save({ stayId: stay.id, fromDay, toDay, blockId: block.id });
    }
  }
  bookings.sort((a, b) => a.placedAt.getTime() - b.placedAt.getTime());
  for (let start = 0; start < bookings.length; start += AT_ONCE) {
    await store(seeding, bookings.slice(start, start + AT_ONCE), now, hostId);
  }
  await datePayments(seeding);
}

function bookingOf(
  stay: SeededStay['stay'],
  { from, to, leadDays }: BookedSpan,
  today: Temporal.PlainDate,
  random: () => number,
): NewBooking {
  const guest = pick(guests, random);
  const email = guest === guests[0] ? 'guest@stays.example' : `guest${guests.indexOf(guest) + 1}@guest.example`;
  const [checkIn, checkOut] = [today.add({ days: from }).toString(), today.add({ days: to }).toString()];
  const reference = `BKG-${Array.from({ length: 10 }, () => pick([...ALPHABET], random)).join('')}`;
  const named = { guest_first_name: guest.firstName, guest_last_name: guest.lastName, guest_email: email };
  const fate = fateOf(from, to, random);
  const price = stayPrice(stay, null, { checkIn, checkOut }, 1);
  const policy = policyOf(DEFAULT_TIERS, { checkIn, checkInTime: CHECK_IN, zone: ZONE }, price);
  return {
    reference,
    accessToken: randomBytes(32).toString('base64url'),
    clientToken: randomUUID(),
    receipt: null,
    bodyHash: null,
    visitorHash: null,
    stayId: stay.id,
    stayReference: stay.reference,
    staySlug: stay.slug,
    stayTitle: stay.title,
    checkIn,
    checkOut,
    checkInTime: CHECK_IN,
    checkOutTime: CHECK_OUT,
    cancellationDeadline: new Date(deadlineMs(policy)),
    policy,
    guests: 1 + Math.floor(between(0, stay.maxGuests, random)),
    guestFirstName: guest.firstName,
    guestLastName: guest.lastName,
    guestEmail: email,
    guestPhone: guest.phone ?? null,
    specialRequests: random() < 0.15 ? pick(REQUESTS[guest.locale], random) : null,
    locale: guest.locale,
    ...priceColumns(price),
    shownCents: null,
    currency: 'USD',
    ...fate,
    isSimulated: fate.paymentMethod !== 'on_arrival',
    adminNotes: null,
    reviewedAt: null,
    returnUrls: null,
    searchText: bookingSearchText({ ...named, guest_phone: guest.phone ?? null, reference }, stay),
    placedAt: new Date(placedAt(moment(checkIn, CHECK_IN), leadDays, random).epochMilliseconds),
  };
}

async function store({ db }: Seeding, bookings: NewBooking[], now: Temporal.Instant, hostId: number): Promise<void> {
  const timelines = bookings.map(booking =>
    timelineOf(
      booking,
      {
        placed: Temporal.Instant.fromEpochMilliseconds(booking.placedAt.getTime()),
        checkIn: moment(booking.checkIn, CHECK_IN),
        checkOut: moment(booking.checkOut, CHECK_OUT),
        now,
      },
      hostId,
    ),
  );
  const rows = bookings.map((booking, index) => {
    const changed = timelines[index]?.at(-1)?.at ?? booking.placedAt;
    return { ...booking, createdAt: booking.placedAt, updatedAt: changed };
  });
  const { identifiers } = await db.of(Booking).insert(rows);
  const idOf = (index: number) => (identifiers[index] as { id: number }).id;
  await db
    .of(BookingEvent)
    .insert(timelines.flatMap((events, index) => events.map(event => ({ ...event, bookingId: idOf(index) }))));
  await seedRefunds(
    db,
    rows.flatMap(({ paymentStatus }, index) => (paymentStatus === 'refunded' ? [idOf(index)] : [])),
  );
  const holders = rows.flatMap(({ status, stayId, checkIn, checkOut }, index) =>
    status === 'cancelled' || stayId === null
      ? []
      : [{ stayId, fromDay: checkIn, toDay: checkOut, bookingId: idOf(index) }],
  );
  await db.of(HeldNights).insert(holders);
}

const moment = (day: string, time: string): Temporal.Instant =>
  wallClock(Temporal.PlainDate.from(day), Temporal.PlainTime.from(time), ZONE);

/** Without the letters and digits that are read for one another. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const REQUESTS = {
  en: ['A cot for the baby, please', 'We arrive late, around midnight', 'It is a birthday, could there be a cake?'],
  ar: ['نحتاج إلى سرير طفل من فضلكم', 'سنصل متأخرين قرابة منتصف الليل'],
} as const;
