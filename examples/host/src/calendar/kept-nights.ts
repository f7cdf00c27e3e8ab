import { everyRow } from 'quintet-clients/pages';
import { moment } from '#kit/format';
import { words } from '#kit/language';
import { type Booking, stays } from '../api';
import type { Office } from '../office';

const w = words({
  offer: ['Offered to {guest} of the waiting list', 'معروضة على {guest} من قائمة الانتظار'],
  change: ['{guest} is changing the dates', '{guest} يغيّر التواريخ'],
  until: ['{what}, until {time}', '{what}، حتى {time}'],
});

/** Nights that are kept for a guest for a while. */
export interface KeptNights {
  /** An offer of the waiting list, or a change of dates that waits for its payment. */
  kind: 'offer' | 'change';
  staySlug: string;
  guest: string;
  from: string;
  to: string;
  sentence: string;
  /** The page about it. */
  address: string;
}

const PAGE_SIZE = 100;
/** A change is open for `BOOKING_HOLD_MINUTES`, at most a day; an hour is for clocks that differ. */
const CHANGED_WITHIN_MS = 25 * 3_600_000;

/**
 * All nights that are kept now, for accounts that see bookings. The calendar of the service has bookings, blocks and
 * imported nights alone.
 */
export async function readKeptNights({ member, settings }: Office): Promise<KeptNights[]> {
  if (!member.permissions.includes('bookings.view')) return [];
  const { timezone, waitlist } = settings;
  const [offers, changes] = await Promise.all([waitlist ? readOffers(timezone) : [], readChanges(timezone)]);
  return [...offers, ...changes];
}

const isAhead = (instant: string | null): boolean => instant === null || Date.parse(instant) > Date.now();

const until = (what: string, instant: string | null, timezone: string): string =>
  instant === null ? what : w('until', { what, time: moment(instant, timezone) });

async function readOffers(timezone: string): Promise<KeptNights[]> {
  const kept: KeptNights[] = [];
  const read = (page: number) =>
    stays.GET('/api/waitlist', { params: { query: { status: 'waiting', page, page_size: PAGE_SIZE } } });
  for await (const { stay, first_name: guest, check_in: from, check_out: to, offers } of everyRow(read)) {
    const open = offers.find(({ status, expires_at }) => status === 'open' && isAhead(expires_at));
    if (!open) continue;
    const sentence = until(w('offer', { guest }), open.expires_at, timezone);
    const address = `/waitlist?${new URLSearchParams({ stay: stay.slug })}`;
    kept.push({ kind: 'offer', staySlug: stay.slug, guest, from, to, sentence, address });
  }
  return kept;
}

async function readChanges(timezone: string): Promise<KeptNights[]> {
  const kept: KeptNights[] = [];
  const since = new Date(Date.now() - CHANGED_WITHIN_MS).toISOString();
  const read = (page: number) =>
    stays.GET('/api/bookings/manage', { params: { query: { since, payment: 'paid', page, page_size: PAGE_SIZE } } });
  for await (const booking of everyRow(read)) {
    const { change, stay, reference, guest_first_name: first, guest_last_name: last } = booking;
    if (change === null || !isAhead(change.expires_at)) continue;
    const guest = `${first} ${last}`;
    const sentence = until(w('change', { guest }), change.expires_at, timezone);
    const address = `/bookings/${reference}`;
    for (const nights of addedNights(booking, change))
      kept.push({ kind: 'change', staySlug: stay.slug, guest, ...nights, sentence, address });
  }
  return kept;
}

/** Nights of the change that the booking does not have: before it, after it, or both. */
const addedNights = (booking: Booking, change: NonNullable<Booking['change']>): { from: string; to: string }[] =>
  [
    { from: change.check_in, to: earlier(change.check_out, booking.check_in) },
    { from: later(change.check_in, booking.check_out), to: change.check_out },
  ].filter(({ from, to }) => from < to);

const earlier = (one: string, other: string): string => (one < other ? one : other);
const later = (one: string, other: string): string => (one < other ? other : one);
