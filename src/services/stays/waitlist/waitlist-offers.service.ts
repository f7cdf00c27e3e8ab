import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { raw, type Sql, sql } from '#kit/database/sql';
import { Clock } from '#kit/time/clock';
import { BookingExpiry, type OverdueHolder } from '../bookings/booking-expiry.service';
import { hasStoppedCalendar } from '../nights/stale-calendars';
import { COMPANY_SETTINGS, CompanyTime } from '../nights/company-time';
import { NightHolds } from '../nights/night-holds.service';
import type { Nights } from '../nights/nights';
import { hashOfToken, newWaitlistToken } from '../nights/offered-nights';
import { unavailability } from '../prices/judged-nights';
import { Settings } from '#shared/settings/settings';
import type { OfferState } from './waitlist-offer.entity';
import { WaitlistLetters, type OfferedStay } from './waitlist-letter.service';

const SETTINGS = { waitlist_offer_minutes: 'number' } as const;
const READ_SETTINGS = [...COMPANY_SETTINGS, ...Object.keys(SETTINGS)];
const MAX_OFFERS = 3;

interface UnsentOffer extends Omit<OfferedStay, 'token' | 'expiresAt' | 'zone'> {
  id: number;
  maxGuests: number;
  hasStoppedCalendar: boolean;
  checkInTime: string | null;
  settings: Record<string, unknown>;
}

/** The time of check-in at the company. */
const checkInAt = (zone: string, defaultTime: string): Sql =>
  sql`((e.check_in + coalesce(s.check_in_time, ${defaultTime})::time) AT TIME ZONE ${zone})`;

/** A trigger gives offers whenever nights become free. They are sent, which begins their time, here. */
@Injectable()
export class WaitlistOffers implements OnModuleInit, OverdueHolder {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly time: CompanyTime,
    private readonly settings: Settings,
    private readonly holds: NightHolds,
    private readonly expiry: BookingExpiry,
    private readonly letters: WaitlistLetters,
  ) {}

  onModuleInit(): void {
    this.holds.onFreed(() => this.send());
    this.expiry.add(this);
  }

  /** Sends offers that were given, in the running transaction. One statement where there are none. */
  async send(): Promise<void> {
    const unsent = await this.unsent();
    let hasWithdrawn = false;
    for (const offer of unsent) if (!(await this.sendOne(offer))) hasWithdrawn = true;
    // The nights of a withdrawn offer went to the next entry. No entry is asked twice in a round, so this ends.
    if (hasWithdrawn) await this.send();
  }

  /** Ends overdue offers in the way; the next who wait get the nights. */
  async expireOverdue(stayId: number, { checkIn, checkOut }: Nights): Promise<void> {
    const ended = await this.end(
      'lapsed',
      sql`o.expires_at <= ${this.now} AND EXISTS (SELECT FROM held_nights held WHERE held.offer_id = o.id
        AND held.stay_id = ${stayId} AND daterange(held.from_day, held.to_day) && daterange(${checkIn}::date, ${checkOut}::date))`,
    );
    if (ended) await this.send();
  }

  async sweep(): Promise<void> {
    await this.db.transaction(async () => {
      await this.end('lapsed', sql`o.expires_at <= ${this.now}`);
      await this.endEntries();
      await this.offerMissedNights();
      await this.send();
    });
  }

  /**
   * Ends open offers and releases their nights.
   * @param entryId of an entry that the guest leaves
   * @returns whether there was an offer
   */
  async end(state: OfferState, condition: Sql, { entryId }: { entryId?: number | undefined } = {}): Promise<boolean> {
    const offers = await this.db.rows<{ id: number }>(
      sql`SELECT o.id FROM waitlist_offer o WHERE o.state = 'open' AND ${condition} ORDER BY o.id FOR UPDATE`,
    );
    if (entryId !== undefined)
      await this.db.rows(
        sql`UPDATE waitlist_entry SET state = 'left', ended_at = ${this.now} WHERE id = ${entryId} AND state = 'waiting'`,
      );
    if (offers.length === 0) return false;
    await this.db.rows(sql`
      WITH over AS (
        UPDATE waitlist_offer SET state = ${state}, ended_at = ${this.now}
        WHERE id = ANY (${offers.map(({ id }) => id)}) AND state = 'open' RETURNING id)
      DELETE FROM held_nights held USING over WHERE held.offer_id = over.id`);
    return true;
  }

  private async unsent(): Promise<UnsentOffer[]> {
    return this.db.rows<UnsentOffer>(sql`
      SELECT o.id, e.email, e.first_name AS "firstName", e.locale, e.guests, s.slug, s.title,
        e.check_in AS "checkIn", e.check_out AS "checkOut", s.max_guests AS "maxGuests", s.check_in_time AS "checkInTime",
        ${hasStoppedCalendar(raw('s.id'), sql`${this.now}`)} AS "hasStoppedCalendar",
        (SELECT coalesce(json_object_agg(key, value), '{}') FROM setting WHERE key = ANY (${READ_SETTINGS})) AS settings
      FROM waitlist_offer o JOIN waitlist_entry e ON e.id = o.entry_id JOIN stay s ON s.id = e.stay_id
      WHERE o.state = 'open' AND o.sent_at IS NULL ORDER BY o.id FOR UPDATE OF o SKIP LOCKED`);
  }

  /** False when rules of today are against the nights, which are then released. */
  private async sendOne({ settings, ...offer }: UnsentOffer): Promise<boolean> {
    const moment = this.time.momentOf(settings, this.clock.now());
    const { waitlist_offer_minutes: minutes } = this.settings.read(SETTINGS, settings);
    const reason = unavailability({ ...offer, refusal: null, isTaken: false }, offer, moment);
    const token = newWaitlistToken();
    const until = sql`least(${this.now}::timestamptz + make_interval(mins => ${minutes}),
      ${checkInAt(moment.zone, moment.checkInTime)})`;
    const sent = await this.db.row<{ expires_at: Date }>(sql`
      WITH sent AS (
        UPDATE waitlist_offer o SET token_hash = ${hashOfToken(token)}, sent_at = ${this.now}, expires_at = ${until}
        FROM waitlist_entry e JOIN stay s ON s.id = e.stay_id
        WHERE o.id = ${offer.id} AND e.id = o.entry_id AND ${reason === null}::boolean AND ${until} > ${this.now}
        RETURNING o.id, o.expires_at)
      UPDATE held_nights held SET expires_at = sent.expires_at FROM sent WHERE held.offer_id = sent.id
      RETURNING sent.expires_at`);
    if (!sent) {
      await this.end('withdrawn', sql`o.id = ${offer.id}`);
      return false;
    }
    const expiresAt = sent.expires_at.toISOString();
    await this.letters.offer({ ...offer, token, expiresAt, zone: moment.zone });
    return true;
  }

  /** Entries whose check-in has come, or that had all their offers. */
  private async endEntries(): Promise<void> {
    const { zone, checkInTime } = await this.time.moment();
    await this.db.rows(sql`
      UPDATE waitlist_entry ended SET state = 'ended', ended_at = ${this.now}
      FROM waitlist_entry e JOIN stay s ON s.id = e.stay_id
      WHERE ended.id = e.id AND e.state = 'waiting'
        AND NOT EXISTS (SELECT FROM waitlist_offer o WHERE o.entry_id = e.id AND o.state = 'open')
        AND (${checkInAt(zone, checkInTime)} <= ${this.now}
          OR (SELECT count(*) FROM waitlist_offer o WHERE o.entry_id = e.id) >= ${MAX_OFFERS})`);
  }

  /** For those who joined, or whose row was locked, while the nights became free. */
  private async offerMissedNights(): Promise<void> {
    await this.db.rows(`
      SELECT offer_nights(e.stay_id, daterange(e.check_in, e.check_out), NULL)
      FROM waitlist_entry e JOIN stay s ON s.id = e.stay_id AND s.status = 'published'
      WHERE e.state = 'waiting' AND EXISTS (SELECT FROM setting WHERE key = 'waitlist' AND value = 'true')
        AND NOT EXISTS (SELECT FROM waitlist_offer o WHERE o.entry_id = e.id)
        AND NOT EXISTS (SELECT FROM held_nights held WHERE held.stay_id = e.stay_id
          AND daterange(held.from_day, held.to_day) && daterange(e.check_in, e.check_out))
      ORDER BY e.id`);
  }

  private get now(): string {
    return this.clock.now().toString();
  }
}
