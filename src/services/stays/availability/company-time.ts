import { Injectable } from '@nestjs/common';
import type { Temporal } from 'temporal-polyfill';
import { Clock } from '#kit/time/clock';
import { dayIn } from '#kit/time/calendar';
import { Settings } from '#shared/settings/settings';

/** The moment as the company sees it, and the rules of the house that go by it. */
export interface CompanyMoment {
  now: Temporal.Instant;
  zone: string;
  /** `YYYY-MM-DD` */
  today: string;
  /** `HH:MM`, for stays that name no time of their own. */
  checkInTime: string;
  checkOutTime: string;
  /** ISO 4217, upper case. */
  currency: string;
}

/** Days begin and end at midnight of the company, wherever the server or the guest is. */
@Injectable()
export class CompanyTime {
  constructor(
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** One statement. */
  async moment(): Promise<CompanyMoment> {
    const { timezone, default_check_in_time, default_check_out_time, currency } = await this.settings.values({
      timezone: 'string',
      default_check_in_time: 'string',
      default_check_out_time: 'string',
      currency: 'string',
    });
    const now = this.clock.now();
    return {
      now,
      zone: timezone,
      today: dayIn(timezone, now).toString(),
      checkInTime: default_check_in_time,
      checkOutTime: default_check_out_time,
      currency,
    };
  }
}
