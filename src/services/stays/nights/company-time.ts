import { Injectable } from '@nestjs/common';
import type { Temporal } from 'temporal-polyfill';
import { validUntil } from '#cache/read-context';
import { Clock } from '#kit/time/clock';
import { dayBounds, dayIn } from '#kit/time/calendar';
import { QUOTE_SETTINGS, quoteValidity } from '#shared/quote-tokens/quote-settings';
import type { QuoteValidity } from '#shared/quote-tokens/quote-token';
import { Settings, type SettingValues } from '#shared/settings/settings';
import { type CancellationTier, DEFAULT_TIERS } from '../cancellation/policy';
import { areTiers } from '../cancellation/tiers';

/** The current time at the company, and the booking rules of its settings. */
export interface CompanyMoment {
  now: Temporal.Instant;
  zone: string;
  /** `YYYY-MM-DD` */
  today: string;
  /** `HH:MM`, the default for stays without a time of their own. */
  checkInTime: string;
  checkOutTime: string;
  /** ISO 4217, upper case. */
  currency: string;
  maxNights: number;
  maxDaysAhead: number;
  /** Maximum of upcoming unpaid on-arrival bookings of one e-mail address. */
  maxUnpaidOnArrival: number;
  /** Maximum of unpaid bookings of one stay by one visitor address, and of their nights. */
  maxUnpaidPerVisitor: number;
  maxUnpaidNightsPerVisitor: number;
  /** Tiers of stays without tiers of their own, most days first. */
  cancellationTiers: readonly CancellationTier[];
  quoteValidity: QuoteValidity;
}

const RULES = {
  timezone: 'string',
  default_check_in_time: 'string',
  default_check_out_time: 'string',
  currency: 'string',
  max_nights: 'number',
  max_days_ahead: 'number',
  max_unpaid_on_arrival: 'number',
  max_unpaid_per_visitor: 'number',
  max_unpaid_nights_per_visitor: 'number',
  cancellation_tiers: 'json',
  ...QUOTE_SETTINGS,
} as const;

/** Keys of the settings that `momentOf` needs. */
export const COMPANY_SETTINGS: readonly string[] = Object.keys(RULES);

/** Days begin and end at midnight in the time zone of the company. */
@Injectable()
export class CompanyTime {
  constructor(
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** A cached response expires at the end of the day; callers that use `now` itself must set an earlier expiry. */
  async moment(): Promise<CompanyMoment> {
    return momentOf(await this.settings.values(RULES), this.clock.now());
  }

  /** @param stored values of `COMPANY_SETTINGS`, by key */
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
    maxUnpaidPerVisitor: settings.max_unpaid_per_visitor,
    maxUnpaidNightsPerVisitor: settings.max_unpaid_nights_per_visitor,
    cancellationTiers: areTiers(settings.cancellation_tiers) ? settings.cancellation_tiers : DEFAULT_TIERS,
    quoteValidity: quoteValidity(settings),
  };
}
