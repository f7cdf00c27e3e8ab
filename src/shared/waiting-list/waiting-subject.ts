import type { Sql } from '#kit/database/sql';

/**
 * Records that people wait for. A migration calls `addWaitingSubject` for their table. In SQL, `s` is the record, `entry`
 * an entry, `o` an offer.
 */
export interface WaitingSubject<Offer extends UnsentOffer = UnsentOffer> {
  table: string;
  /** Joins with what the entry waits for. */
  joins?: Sql;
  /** When the list closes for the entry, and its offers end. */
  closesAt: Sql;
  /** Condition that there may be something free for an entry that never had an offer. */
  mayBeFree: Sql;
  /** What `minutesOf` and `send` read. */
  columns: (now: Sql) => Sql;
  /** How long the offer runs; undefined withdraws it, and the next entry is asked. */
  minutesOf: (offer: Offer) => number | undefined;
  /** Notifies people of their offers, in the transaction that begins them. */
  send: (offers: readonly SentOffer<Offer>[]) => Promise<void>;
}

export interface UnsentOffer {
  id: number;
}

/** `until` is an instant in ISO 8601; only the hash of the token is stored. */
export type SentOffer<Offer> = Offer & { until: string; token: string };

/** What a settlement changed, by person; entries without one are left out. */
export interface Settlement {
  offered: number[];
  accepted: number[];
  lapsed: number[];
  closed: number[];
}
