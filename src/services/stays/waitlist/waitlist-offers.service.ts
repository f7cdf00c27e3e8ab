import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { raw, type Sql, sql } from '#kit/database/sql';
import { Jobs } from '#jobs/jobs';
import { Clock } from '#kit/time/clock';
import { Settings } from '#shared/settings/settings';
import { WaitingLists } from '#shared/waiting-list/waiting-lists';
import type { MailedOffer } from '#shared/waiting-list/offer-mails';
import type { SentOffer, UnsentOffer, WaitingSubject } from '#shared/waiting-list/waiting-subject';
import { hasStoppedCalendar } from '../nights/stale-calendars';
import { COMPANY_SETTINGS, type CompanyMoment, CompanyTime } from '../nights/company-time';
import type { FreedNights, RequestedNights } from '../nights/night.events';
import { unavailability } from '../prices/evaluated-nights';
import type { OfferState } from '#shared/waiting-list/waiting-offer.entity';
import { WaitlistLetters, type OfferedStay } from './waitlist-letter.service';

const SETTINGS = { waitlist_offer_minutes: 'number' } as const;
const READ_SETTINGS = [...COMPANY_SETTINGS, ...Object.keys(SETTINGS)];

interface UnsentNights extends UnsentOffer, Omit<OfferedStay, keyof MailedOffer | 'zone'> {
  maxGuests: number;
  hasStoppedCalendar: boolean;
  settings: Record<string, unknown>;
}

const settingSql = (key: string, initial: string) =>
  `coalesce((SELECT value #>> '{}' FROM setting WHERE key = '${key}'), '${initial}')`;

/** Lists close at check-in, in the company's time zone. */
const STAY_LIST = {
  table: 'stay',
  joins: raw('JOIN waitlist_request r ON r.entry_id = entry.id'),
  closesAt: raw(`((r.check_in + coalesce(s.check_in_time, ${settingSql('default_check_in_time', '15:00')})::time)
    AT TIME ZONE ${settingSql('timezone', 'UTC')})`),
  columns: (now: Sql) => sql`r.email, r.first_name AS "firstName", r.locale, r.guests, s.slug, s.title,
    r.check_in AS "checkIn", r.check_out AS "checkOut", s.max_guests AS "maxGuests",
    ${hasStoppedCalendar(raw('s.id'), now)} AS "hasStoppedCalendar",
    (SELECT coalesce(json_object_agg(key, value), '{}') FROM setting WHERE key = ANY (${READ_SETTINGS})) AS settings`,
};

/** SQL: the conditions of `minutesOf` without the rules of the stay, which the trigger checks. */
const mayBeFree = ({ now, today, maxNights, maxDaysAhead }: CompanyMoment): Sql => sql`
  (s.status = 'published' AND EXISTS (SELECT FROM setting WHERE key = 'waitlist' AND value = 'true')
    AND r.guests <= s.max_guests AND r.check_out - r.check_in <= ${maxNights}::integer
    AND r.check_in - ${today}::date BETWEEN 0 AND ${maxDaysAhead}::integer
    AND NOT ${hasStoppedCalendar(raw('s.id'), sql`${now.toString()}`)}
    AND NOT EXISTS (SELECT FROM held_nights held WHERE held.stay_id = s.id
      AND daterange(held.from_day, held.to_day) && daterange(r.check_in, r.check_out)))`;

const SEND = 'send-waitlist-offers';

/**
 * A trigger gives offers whenever nights become free. Sending one begins its time: in the transaction that cancels a booking,
 * otherwise in a job that a trigger adds.
 */
@Injectable()
export class WaitlistOffers implements OnModuleInit {
  private readonly subject: WaitingSubject<UnsentNights>;

  constructor(
    private readonly clock: Clock,
    private readonly time: CompanyTime,
    private readonly settings: Settings,
    private readonly lists: WaitingLists,
    private readonly letters: WaitlistLetters,
    private readonly db: Database,
    private readonly jobs: Jobs,
  ) {
    this.subject = {
      ...STAY_LIST,
      minutesOf: offer => this.minutesOf(offer),
      send: offers => this.mail(offers),
    };
  }

  onModuleInit(): void {
    this.jobs.handle(SEND, ({ stayId }: { stayId: number }) => this.db.transaction(() => this.send(stayId)));
  }

  join(stayId: number): Promise<number> {
    return this.lists.join(this.subject, stayId, null);
  }

  /** Ends the entry; its offer is declined and the next waiting guest gets the nights. */
  async leave(entryId: number): Promise<void> {
    const stayIds = await this.lists.leave(this.subject, sql`entry.id = ${entryId}`);
    for (const stayId of stayIds) await this.send(stayId);
  }

  async decline(offerId: number): Promise<void> {
    await this.end('declined', sql`o.id = ${offerId}`);
  }

  async sendFreed({ stayId, isWaitlistOn }: FreedNights): Promise<void> {
    if (isWaitlistOn) await this.send(stayId);
  }

  /** Ends overdue offers that overlap the nights, which the next waiting guests get. */
  async expireOverdue({ stayId, nights: { checkIn, checkOut } }: RequestedNights): Promise<void> {
    await this.end(
      'lapsed',
      sql`o.subject_id = ${stayId} AND o.until <= ${this.clock.now().toString()}
        AND daterange(r.check_in, r.check_out) && daterange(${checkIn}::date, ${checkOut}::date)`,
    );
  }

  async sweep(): Promise<void> {
    const subject = { ...this.subject, mayBeFree: mayBeFree(await this.time.moment()) };
    await this.lists.sweep(subject, stayId => this.lists.settle(subject, stayId));
  }

  private async end(state: OfferState, condition: Sql): Promise<void> {
    for (const stayId of await this.lists.end(this.subject, state, condition)) await this.send(stayId);
  }

  private async send(stayId: number): Promise<void> {
    await this.lists.send(this.subject, stayId);
  }

  /** Undefined when the nights could not be booked today. */
  private minutesOf({ settings, ...offer }: UnsentNights): number | undefined {
    const moment = this.time.momentOf(settings, this.clock.now());
    const reason = unavailability({ ...offer, refusal: null, isTaken: false }, offer, moment);
    return reason === null ? this.settings.read(SETTINGS, settings).waitlist_offer_minutes : undefined;
  }

  private async mail(offers: readonly SentOffer<UnsentNights>[]): Promise<void> {
    for (const { settings, ...offer } of offers) {
      const { zone } = this.time.momentOf(settings, this.clock.now());
      const minutes = this.settings.read(SETTINGS, settings).waitlist_offer_minutes;
      await this.letters.offer({ ...offer, minutes, zone });
    }
  }
}
