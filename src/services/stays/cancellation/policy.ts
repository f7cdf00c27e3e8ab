import { Temporal } from 'temporal-polyfill';
import { wallClock } from '#kit/time/calendar';
import { toDollars } from '../whole-dollars';

/** Until this many days before check-in, at the check-in time, this percent of the nights is returned. */
export interface CancellationTier {
  days_before: number;
  refund_percent: number;
}

/** A step of the policy of a booking, as bookings store it. The most generous step is the first. */
export interface PolicyStep {
  /** ISO 8601 in UTC, with milliseconds; inclusive. */
  until: string;
  /** The same instant as local time of `time_zone`. */
  until_local: string;
  time_zone: string;
  refund_percent: number;
  /** Refund of nights and extra guests, less discounts. */
  nights_cents: number;
  /** Total refund, cleaning fee and deposit included. */
  refund_cents: number;
}

/** The policy of bookings before tiers could be set. */
export const DEFAULT_TIERS: readonly CancellationTier[] = [{ days_before: 7, refund_percent: 100 }];

export interface Arrival {
  /** `YYYY-MM-DD` */
  checkIn: string;
  /** `HH:MM` in `zone`. */
  checkInTime: string;
  zone: string;
}

/** Price that a policy refunds, in cents. */
export interface CancellablePrice {
  /** Nights and extra guests, less discounts. */
  subtotalCents: number;
  cleaningFeeCents: number;
  depositCents?: number;
}

/** The last instant of a step, in milliseconds, and its refund. */
export interface PolicyDeadline {
  untilMs: number;
  percent: number;
}

/** @param tiers with the most days first */
export function policyOf(tiers: readonly CancellationTier[], arrival: Arrival, price: CancellablePrice): PolicyStep[] {
  const deadlines = tiers.map(tier => ({ untilMs: untilMs(tier, arrival), percent: tier.refund_percent }));
  return stepsOf(deadlines, arrival.zone, price);
}

/** @param deadlines the earliest first */
export function stepsOf(
  deadlines: readonly PolicyDeadline[],
  zone: string,
  { subtotalCents, cleaningFeeCents, depositCents = 0 }: CancellablePrice,
): PolicyStep[] {
  return deadlines.map(({ untilMs: ms, percent }) => {
    const nightsCents = toDollars((subtotalCents * percent) / 100);
    const local = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone).toPlainDateTime();
    return {
      until: new Date(ms).toISOString(),
      until_local: local.toString({ smallestUnit: 'second' }),
      time_zone: zone,
      refund_percent: percent,
      nights_cents: nightsCents,
      refund_cents: nightsCents + cleaningFeeCents + depositCents,
    };
  });
}

/** The last instant the guest may cancel, in milliseconds. @param policy with at least one step */
export const deadlineMs = (policy: readonly PolicyStep[]): number => Date.parse(policy.at(-1)!.until);

/** The step that applies at an instant; undefined after the last one. */
export const stepAt = (policy: readonly PolicyStep[], nowMs: number): PolicyStep | undefined =>
  policy.find(({ until }) => nowMs <= Date.parse(until));

/** Whether it is the policy of `DEFAULT_TIERS`, which mails do not repeat. */
export function isDefaultPolicy(policy: readonly PolicyStep[], checkIn: string): boolean {
  const [step] = policy;
  const { days_before } = DEFAULT_TIERS[0]!;
  const day = Temporal.PlainDate.from(checkIn).subtract({ days: days_before }).toString();
  return policy.length === 1 && step!.refund_percent === 100 && step!.until_local.startsWith(day);
}

/** Calendar days before check-in, so that the wall-clock time stays when daylight saving changes in between. */
function untilMs({ days_before }: CancellationTier, { checkIn, checkInTime, zone }: Arrival): number {
  const day = Temporal.PlainDate.from(checkIn).subtract({ days: days_before });
  return wallClock(day, Temporal.PlainTime.from(checkInTime), zone).epochMilliseconds;
}
