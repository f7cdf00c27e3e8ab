import { Injectable } from '@nestjs/common';
import type { Temporal } from 'temporal-polyfill';
import { validUntil } from '#cache/read-context';
import { Clock } from '#kit/time/clock';
import { dayBounds, dayIn } from '#kit/time/calendar';
import { Settings, type SettingValues } from '#shared/settings/settings';

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
  /** Most nights of a booking. */
  maxNights: number;
  /** How many days ahead a booking may begin. */
  maxDaysAhead: number;
  /** Bookings to be paid on arrival that one e-mail address may have still to come. */
  maxUnpaidOnArrival: number;
}

const RULES = {
  timezone: 'string',
  default_check_in_time: 'string',
  default_check_out_time: 'string',
  currency: 'string',
  max_nights: 'number',
  max_days_ahead: 'number',
  max_unpaid_on_arrival: 'number',
} as const;

/** The settings that a `CompanyMoment` is made of. */
export const COMPANY_SETTINGS: readonly string[] = Object.keys(RULES);

/** Days begin and end at midnight of the company, wherever the server or the guest is. */
@Injectable()
export class CompanyTime {
  constructor(
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** One statement. What depends on `now` by more than the day says itself how long it is true. */
  async moment(): Promise<CompanyMoment> {
    return momentOf(await this.settings.values(RULES), this.clock.now());
  }

  /** The same of settings that another statement read. */
  momentOf(stored: Readonly<Record<string, unknown>>, now: Temporal.Instant): CompanyMoment {
    return momentOf(this.settings.read(RULES, stored), now);
  }
}

function momentOf(settings: SettingValues<typeof RULES>, now: Temporal.Instant): CompanyMoment {
  const today = dayIn(settings.timezone, now);
  validUntil(() => dayBounds(today, settings.timezone).end);
  return {
    now,
    zone: settings.timezone,
    today: today.toString(),
    checkInTime: settings.default_check_in_time,
    checkOutTime: settings.default_check_out_time,
    currency: settings.currency,
    maxNights: settings.max_nights,
    maxDaysAhead: settings.max_days_ahead,
    maxUnpaidOnArrival: settings.max_unpaid_on_arrival,
  };
}
