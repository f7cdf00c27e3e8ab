import type { Sql } from '#kit/database/sql';

/**
 * A kind of records with waiting lists. Its feature has `offer_<table>.sql`, `end_offers_of_<table>.sql`,
 * `require_waiting_<table>.sql` and `drop_line_of_<table>.sql`. SQL aliases: `s` record, `entry` entry, `o` offer.
 */
export interface WaitingSubject<Offer extends UnsentOffer = UnsentOffer> {
  table: string;
  /** SQL joins for the data of an entry. */
  joins?: Sql;
  /** SQL of the instant at which the list closes for the entry and its offers end. */
  closesAt: Sql;
  /** SQL columns for `minutesOf` and `send`. */
  columns: (now: Sql) => Sql;
  /** Minutes of the offer; undefined withdraws it, and the next entry gets an offer. Withdrawn offers do not count. */
  minutesOf: (offer: Offer) => number | undefined;
  /** Notifies people of their offers, in the transaction that begins them. */
  send: (offers: readonly SentOffer<Offer>[]) => Promise<void>;
}

/** A subject whose lists can be settled. */
export interface SettledSubject<Offer extends UnsentOffer = UnsentOffer> extends WaitingSubject<Offer> {
  /** SQL condition that something may be free for an entry, and that its offer would not be withdrawn immediately. */
  mayBeFree: Sql;
}

export interface UnsentOffer {
  id: number;
}

/**
 * `until`, and `closesAt` of a list that closes, are instants in ISO 8601; only the hash of the token is stored.
 */
export type SentOffer<Offer> = Offer & { until: string; closesAt: string | null; token: string };

/** The due steps of a settlement, read under the lock of the record. */
export interface DueSteps {
  /** Whether offers are over. */
  endsOffers: boolean;
  /** Whether the list is closed. */
  closes: boolean;
  /** Whether something may be free for an entry that never had an offer. */
  offers: boolean;
  /** Id of the person who accepts their offer. */
  takerId?: number;
}

/** The changes of a settlement by person; entries without an account are left out. */
export interface Settlement {
  offered: number[];
  accepted: number[];
  lapsed: number[];
  closed: number[];
}
