import type { Sql } from '#kit/database/sql';

/**
 * Records that people wait for. Their feature has `offer_<table>.sql`, `end_offers_of_<table>.sql`,
 * `require_waiting_<table>.sql` and `drop_line_of_<table>.sql`. In SQL, `s` is the record, `entry` an entry, `o` an offer.
 */
export interface WaitingSubject<Offer extends UnsentOffer = UnsentOffer> {
  table: string;
  /** Joins with what the entry waits for. */
  joins?: Sql;
  /** When the list closes for the entry, and its offers end. */
  closesAt: Sql;
  /** What `minutesOf` and `send` read. */
  columns: (now: Sql) => Sql;
  /** How long the offer runs; undefined withdraws it, and the next entry is asked. Withdrawn offers do not count. */
  minutesOf: (offer: Offer) => number | undefined;
  /** Notifies people of their offers, in the transaction that begins them. */
  send: (offers: readonly SentOffer<Offer>[]) => Promise<void>;
}

/** A subject whose lists can be settled. */
export interface SettledSubject<Offer extends UnsentOffer = UnsentOffer> extends WaitingSubject<Offer> {
  /** Condition that there may be something free for an entry, and that its offer would not be withdrawn at once. */
  mayBeFree: Sql;
}

export interface UnsentOffer {
  id: number;
}

/**
 * `until`, and `closesAt` of a list that closes, are instants in ISO 8601; only the hash of the token is stored.
 */
export type SentOffer<Offer> = Offer & { until: string; closesAt: string | null; token: string };

/** What a settlement has to do, by a reading under the lock of the record. */
export interface DueWork {
  /** Some offers are over. */
  endsOffers: boolean;
  /** The list is closed. */
  closes: boolean;
  /** Something may be free for an entry that never had an offer. */
  offers: boolean;
  /** A person who takes the offer that they have then. */
  takerId?: number;
}

/** What a settlement changed, by person; entries without one are left out. */
export interface Settlement {
  offered: number[];
  accepted: number[];
  lapsed: number[];
  closed: number[];
}
