import { Injectable } from '@nestjs/common';
import { Temporal } from 'temporal-polyfill';
import { Database } from '#kit/database/database';
import { wallClock } from '#kit/time/calendar';
import { Clock } from '#kit/time/clock';
import { isTimeZone } from '#kit/time/time-zones';

/** Where members live, and the day it is there, `YYYY-MM-DD`. */
export interface ZoneDay {
  zone: string;
  date: string;
}

/** The hours of a day in which something is sent; late ones make up for a process that was down. */
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

  /** The time zones in which it is between these hours now. */
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
