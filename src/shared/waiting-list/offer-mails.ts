import { Injectable } from '@nestjs/common';
import { Temporal } from 'temporal-polyfill';
import { Database } from '#kit/database/database';
import { type Sql, sql } from '#kit/database/sql';
import { Clock } from '#kit/time/clock';
import { hashOfToken } from './waiting-tokens';

/** The longest time for which an offer waits for its mail to be taken. */
const MAX_UNMAILED = { hours: 24 };

/** An offer that its guest knows only by mail. */
export interface MailedOffer {
  token: string;
  minutes: number;
  /** In ISO 8601; null for a list that never closes. */
  closesAt: string | null;
}

/** Begins the time of an offer when a server has taken its mail, so that it does not run out while the mail waits. */
@Injectable()
export class OfferMails {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** Queues a write that lets the offer wait for its mail. @param queued CTE without a row where the mail is dropped */
  async await({ token, closesAt }: Pick<MailedOffer, 'token' | 'closesAt'>, queued: Sql): Promise<void> {
    const until = earlier(this.clock.now().add(MAX_UNMAILED), closesAt);
    await this.db.queueWrite(sql`
      UPDATE waiting_offer SET until = ${until}
      WHERE token_hash = ${hashOfToken(token)} AND state = 'open' AND EXISTS (SELECT FROM ${queued})`);
  }

  /** When the offer ends if its mail is taken now; undefined when it is over or was answered. */
  async endOf(offer: MailedOffer): Promise<string | undefined> {
    const open = await this.db.row(sql`
      SELECT FROM waiting_offer
      WHERE token_hash = ${hashOfToken(offer.token)} AND state = 'open' AND until > ${this.clock.now().toString()}`);
    return open === undefined ? undefined : this.end(offer);
  }

  /** Begins the time of the offer, whose mail was taken. */
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
