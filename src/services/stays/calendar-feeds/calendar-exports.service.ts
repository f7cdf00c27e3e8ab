import { Injectable } from '@nestjs/common';
import { Temporal } from 'temporal-polyfill';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import { Database } from '#kit/database/database';
import { sql } from '#kit/database/sql';
import { MissBudget } from '#rate-limits/miss-budget';
import { RateLimits } from '#rate-limits/rate-limits';
import { fieldRefused, NotFound } from '#kit/refusals/refusal';
import { writeCalendar } from '#calendars/ical/ical-writer';
import { CompanyTime } from '../nights/company-time';
import { CalendarExport } from './calendar-export.entity';
import { exportableHold } from './exportable-holds';
import { isExportSecret, newExportSecret, sha256 } from './export-secret';

const PRODUCT_ID = '-//Quintet//Stays//EN';
const PAST_DAYS = 30;

interface ExportedEvent {
  uid: string;
  is_booking: boolean;
  from_day: string;
  to_day: string;
  sequence: number;
  changed_at: string;
}

/** Calendars of stays at secret addresses, for other platforms. They contain no personal data. */
@Injectable()
export class CalendarExports {
  constructor(
    private readonly db: Database,
    private readonly time: CompanyTime,
    private readonly limits: RateLimits,
    private readonly misses: MissBudget,
    @InjectConfiguration() private readonly configuration: Configuration,
  ) {}

  /** Creates an address, which replaces the former one. */
  async create(stayId: number): Promise<{ stay_id: number; address: string }> {
    const secret = newExportSecret();
    const created = await this.db.row(
      `INSERT INTO calendar_export (stay_id, secret_hash) SELECT id, $2 FROM stay WHERE id = $1
       ON CONFLICT (stay_id) DO UPDATE SET secret_hash = excluded.secret_hash, updated_at = now() RETURNING id`,
      [stayId, sha256(secret)],
    );
    if (!created) throw fieldRefused('stay_id', 'unknown_reference');
    return { stay_id: stayId, address: `${this.configuration.publicUrl}/stays/api/ical/${secret}.ics` };
  }

  async delete(stayId: number): Promise<void> {
    const { affected } = await this.db.of(CalendarExport).delete({ stayId });
    if (!affected) throw NotFound();
  }

  /** The calendar as text. Unknown secrets count as misses of the address. @throws NotFound, RateLimited */
  async read(secret: string, visitorAddress: string): Promise<string> {
    const { id, stayId } = await this.misses.open(visitorAddress, () => this.find(secret));
    await this.limits.take('calendarExport', `${visitorAddress} ${id}`);
    const { today } = await this.time.moment();
    const from = Temporal.PlainDate.from(today).subtract({ days: PAST_DAYS }).toString();
    return writeCalendar(PRODUCT_ID, (await this.events(stayId, from)).map(writtenEvent));
  }

  private async find(secret: string): Promise<CalendarExport> {
    const found =
      isExportSecret(secret) && (await this.db.of(CalendarExport).findOneBy({ secretHash: sha256(secret) }));
    if (!found) throw NotFound();
    return found;
  }

  private async events(stayId: number, from: string): Promise<ExportedEvent[]> {
    return this.db.rows<ExportedEvent>(sql`
      SELECT held.booking_id IS NOT NULL AS is_booking, held.from_day, held.to_day,
        coalesce(booking.calendar_uid, block.calendar_uid) AS uid,
        coalesce(booking.calendar_sequence, block.calendar_sequence) AS sequence,
        coalesce(booking.calendar_changed_at, block.calendar_changed_at)::text AS changed_at
      FROM held_nights held LEFT JOIN booking ON booking.id = held.booking_id LEFT JOIN block ON block.id = held.block_id
      WHERE held.stay_id = ${stayId} AND held.to_day > ${from}::date AND ${exportableHold}
      ORDER BY held.from_day`);
  }
}

const writtenEvent = ({ uid, is_booking, from_day, to_day, sequence, changed_at }: ExportedEvent) => ({
  uid,
  summary: is_booking ? 'Reserved' : 'Not available',
  firstDay: from_day,
  endDay: to_day,
  sequence,
  changedAt: Temporal.Instant.from(changed_at.replace(' ', 'T')),
});
