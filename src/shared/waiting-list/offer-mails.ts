import { Injectable } from '@nestjs/common';
import { Temporal } from 'temporal-polyfill';
import { Database } from '#kit/database/database';
import { type Sql, sql } from '#kit/database/sql';
import { Clock } from '#kit/time/clock';
import { hashOfToken } from './waiting-tokens';

/** Maximum time that an offer waits until a server accepts its mail. */
const MAX_UNMAILED = { hours: 24 };

/** An offer of which the guest is notified only by mail. */
export interface MailedOffer {
  token: string;
  minutes: number;
  /** In ISO 8601; null for a list that never closes. */
  closesAt: string | null;
}

/** Begins the time of an offer when a server has accepted its mail, so that it does not expire in the mail queue. */
@Injectable()
export class OfferMails {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Queues a write that suspends the offer until its mail is accepted.
   * @param queued CTE that has no row if the mail is dropped
   */
  async await({ token, closesAt }: Pick<MailedOffer, 'token' | 'closesAt'>, queued: Sql): Promise<void> {
    const until = earlier(this.clock.now().add(MAX_UNMAILED), closesAt);
    await this.db.queueWrite(sql`
      UPDATE waiting_offer SET until = ${until}
      WHERE token_hash = ${hashOfToken(token)} AND state = 'open' AND EXISTS (SELECT FROM ${queued})`);
  }

  /** End of the offer if its mail is accepted now; undefined if the offer is over, accepted or declined. */
  async endOf(offer: MailedOffer): Promise<string | undefined> {
    const open = await this.db.row(sql`
      SELECT FROM waiting_offer
      WHERE token_hash = ${hashOfToken(offer.token)} AND state = 'open' AND until > ${this.clock.now().toString()}`);
    return open === undefined ? undefined : this.end(offer);
  }

  /** Begins the time of the offer, whose mail was accepted. */
  async begin(offer: MailedOffer): Promise<void> {
    await this.db.transaction(() =>
      this.db.rows(sql`
        UPDATE waiting_offer SET until = ${this.end(offer)}
        WHERE token_hash = ${hashOfToken(offer.token)} AND state = 'open' AND until > ${this.clock.now().toString()}`),
    );
  }

  private end({ minutes, closesAt }: MailedOffer): string {
    return earlier(this.clock.now().add({ minutes }), closesAt);
  }
}

const earlier = (instant: Temporal.Instant, other: string | null): string =>
  other === null || Temporal.Instant.compare(instant, other) < 0 ? instant.toString() : other;
