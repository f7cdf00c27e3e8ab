import { Injectable } from '@nestjs/common';
import { Temporal } from 'temporal-polyfill';
import { Database } from '#kit/database/database';
import { wallClock } from '#kit/time/calendar';
import { Clock } from '#kit/time/clock';
import { isTimeZone } from '#kit/time/time-zones';

export interface ZoneDay {
  zone: string;
  date: string;
}

/** Hours of the day in which an alert is sent; more than one, in case no process runs at the first. */
export interface SendingHours {
  from: Temporal.PlainTime;
  until: Temporal.PlainTime;
}

@Injectable()
export class MemberMornings {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** The time zones in which the current time is between these hours. */
  async zonesWithin({ from, until }: SendingHours): Promise<ZoneDay[]> {
    const now = this.clock.now();
    const rows = await this.db.rows<{ zone: string }>(
      'SELECT DISTINCT timezone AS zone FROM account WHERE deleted_at IS NULL',
    );
    return rows
      .filter(({ zone }) => isTimeZone(zone))
      .map(({ zone }) => ({ zone, day: now.toZonedDateTimeISO(zone).toPlainDate() }))
      .filter(({ zone, day }) => {
        const [start, end] = [wallClock(day, from, zone), wallClock(day, until, zone)];
        return Temporal.Instant.compare(start, now) <= 0 && Temporal.Instant.compare(now, end) < 0;
      })
      .map(({ zone, day }) => ({ zone, date: day.toString() }));
  }
}
