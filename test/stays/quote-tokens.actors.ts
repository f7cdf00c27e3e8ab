import type { Stay } from '#services/stays/stays/stay.entity';
import { makeStay } from './factories';
import { bookingBody, CARD, type Stays } from './stays';

/** Tests set the clock to this instant, so that days are the same in every run. */
export const NOW = '2026-05-06T16:00:00Z';
export const NIGHTS = { check_in: '2026-08-10', check_out: '2026-08-13' };

let visitors = 0;
/** A visitor with an address of their own. */
export const visitorOf = ({ anonymous }: Stays) => {
  visitors += 1;
  return anonymous.with({ 'X-Forwarded-For': `10.8.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}` });
};

export interface Wanted {
  check_in: string;
  check_out: string;
  guests: number;
}

const WANTED: Wanted = { ...NIGHTS, guests: 2 };

export async function quoteOf(stays: Stays, slug: string, wanted: Partial<Wanted> = {}) {
  const { check_in, check_out, guests } = { ...WANTED, ...wanted };
  const query = `checkIn=${check_in}&checkOut=${check_out}&guests=${guests}`;
  const { status, body } = await visitorOf(stays).get(`/api/stays/${slug}/quote?${query}`);
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data;
}

export const bookWith = (stays: Stays, slug: string, values: Record<string, unknown>) =>
  visitorOf(stays).post('/api/bookings', bookingBody({ stay_slug: slug, ...WANTED, ...CARD, ...values }));

/** A new stay at 100 a night plus 40, its quote for three nights, and the token of it. */
export async function quotedStay(stays: Stays, values: Partial<Stay> = {}, wanted: Partial<Wanted> = {}) {
  const stay = await makeStay(stays.service.db, values);
  const quote = await quoteOf(stays, stay.slug, wanted);
  return { stay, quote, quote_token: quote.quote_token as string };
}

export const setRate = ({ service }: Stays, { id }: { id: number }, cents: number) =>
  service.db.rows('UPDATE stay SET nightly_rate_cents = $2 WHERE id = $1', [id, cents]);

export const setSetting = ({ service }: Stays, key: string, value: unknown) =>
  service.db.rows('UPDATE setting SET value = $2::jsonb WHERE key = $1', [key, JSON.stringify(value)]);

export interface StoredPrice {
  total: number;
  shown: number | null;
}

export async function pricesOf({ service }: Stays, { id }: { id: number }): Promise<StoredPrice[]> {
  return service.db.rows<StoredPrice>(
    'SELECT total_cents + deposit_cents AS total, shown_cents AS shown FROM booking WHERE stay_id = $1 ORDER BY id',
    [id],
  );
}
