import type { Database } from '#kit/database/database';
import { type Sql, sql } from '#kit/database/sql';
import { OfferOver } from '#shared/waiting-list/waiting-list.refusals';
import { hashOfToken } from '#shared/waiting-list/waiting-tokens';
import type { Nights } from './nights';

/** Nights that are held for a guest of the waitlist. */
export interface OfferedNights extends Nights {
  offerId: number;
  /** Id of the row of `held_nights`. */
  holdId: number;
  slug: string;
}

const OFFERED = `
  SELECT o.id AS "offerId", held.id AS "holdId", s.slug, held.from_day AS "checkIn",
    held.to_day AS "checkOut"
  FROM waiting_offer o JOIN held_nights held ON held.offer_id = o.id JOIN stay s ON s.id = held.stay_id
  WHERE o.token_hash = $1 AND o.state = 'open' AND o.until > $2`;

/** The open offer of the token; undefined when it is over or for other nights. */
export async function findOfferedNights(
  db: Database,
  token: string,
  wanted: Nights & { slug: string },
  now: string,
): Promise<OfferedNights | undefined> {
  return matching(await db.row<OfferedNights>(OFFERED, [hashOfToken(token), now]), wanted);
}

/** Locks the offer until the transaction ends. @throws OfferOver also when it is for other nights */
export async function lockOfferedNights(
  db: Database,
  token: string,
  wanted: Nights & { slug: string },
  now: string,
): Promise<OfferedNights> {
  const offered = await db.row<OfferedNights>(`${OFFERED} FOR UPDATE OF o`, [hashOfToken(token), now]);
  const found = matching(offered, wanted);
  if (!found) throw OfferOver();
  return found;
}

/** SQL for `evaluatedNights`: the nights of the offer are free for it. */
export const ownHoldsOf = ({ holdId }: Pick<OfferedNights, 'holdId'>): Sql => sql`${[holdId]}::integer[]`;

const matching = (offered: OfferedNights | undefined, wanted: Nights & { slug: string }) =>
  offered?.slug === wanted.slug && offered.checkIn === wanted.checkIn && offered.checkOut === wanted.checkOut
    ? offered
    : undefined;
