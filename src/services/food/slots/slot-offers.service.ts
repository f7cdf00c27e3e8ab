import { Injectable } from '@nestjs/common';
import { Temporal } from 'temporal-polyfill';
import type { Caller } from '#kit/http/caller';
import { Database } from '#kit/database/database';
import { sql } from '#kit/database/sql';
import { fieldRefused, NotFound } from '#kit/refusals/refusal';
import { dayIn, parseDay } from '#kit/time/calendar';
import { Clock } from '#kit/time/clock';
import { Kitchens, ORDERING_KITCHEN_JSON, type OrderingKitchen, orderingKitchen } from '../kitchens/kitchens.service';
import { leadMinutes, type OpenNow } from '../kitchens/open-now';
import { isOffered, evaluateSlot, offeredSpan, type SlotDemand } from './evaluate-slot';
import { SlotDays, slotMs } from './slot-openings';
import { windowFromNow } from './slot-window';
import { MAX_SLOT_DAYS, type SlotsQuery } from './slots.dto';
import type { SlotsView, SlotView } from './slots.view';
import {
  roomFor,
  type SlotWindow,
  type TakenSlots,
  takenSlots,
  type TakenSlotsJson,
  takenSlotsJson,
} from './taken-slots';

const MINUTE_MS = 60_000;

/** Lists the slots of a kitchen, by the same rules as orders. */
@Injectable()
export class SlotOffers {
  constructor(
    private readonly db: Database,
    private readonly kitchens: Kitchens,
    private readonly clock: Clock,
  ) {}

  async list(code: string, query: SlotsQuery, staff: Caller | undefined): Promise<SlotsView> {
    const now = this.clock.now();
    const { kitchen, taken } = await this.read(code, windowOf(now, daysOf(query, dayIn('UTC', now))));
    if (!kitchen.isActive && !staff) throw NotFound();
    const days = daysOf(query, dayIn(kitchen.timeZone, now));
    const openNow = await this.kitchens.openNow(undefined, now);
    const demand = { dishes: query.dishes ?? 1, longestMinutes: 0 };
    const lead = leadMinutes(kitchen, now);
    const isOwn = staff !== undefined && (staff.scopeId === null || staff.scopeId === kitchen.id);
    const span = offeredSpan(kitchen, openNow, now.epochMilliseconds + lead * MINUTE_MS);
    const slots = new SlotDays(kitchen, openNow);
    const pausedUntilMs = openNow.pausedUntil(kitchen)?.getTime() ?? 0;
    const slot = (startMs: number): SlotView => ({
      starts_at: new Date(startMs).toISOString(),
      ends_at: new Date(startMs + slotMs(kitchen)).toISOString(),
      available: isOffered(span, startMs) && roomFor(kitchen, taken.get(startMs), demand.dishes) !== 'full',
      ...(isOwn ? takenOf(kitchen, taken, startMs) : { taken: undefined, limits: undefined }),
    });
    return {
      time_zone: kitchen.timeZone,
      slot_minutes: kitchen.slotMinutes,
      lead_minutes: lead,
      asap: asap(kitchen, openNow, taken, demand),
      days: days.map(day => ({
        date: day.toString(),
        slots: slots
          .startsOn(day)
          .filter(startMs => startMs >= pausedUntilMs)
          .map(slot),
      })),
    };
  }

  private async read(code: string, window: SlotWindow): Promise<{ kitchen: OrderingKitchen; taken: TakenSlots }> {
    const { kitchen, taken } = await this.db.rowOr<{ kitchen: OrderingKitchen; taken: TakenSlotsJson }>(
      NotFound,
      sql`SELECT ${ORDERING_KITCHEN_JSON} AS kitchen, ${takenSlotsJson(window)} AS taken FROM kitchen WHERE code = ${code}`,
      { prepared: true },
    );
    return { kitchen: orderingKitchen(kitchen), taken: takenSlots(taken) };
  }
}

/** @throws ValidationFailed `to` is before `from` or too far from it */
function daysOf({ from, to }: SlotsQuery, today: Temporal.PlainDate): Temporal.PlainDate[] {
  const first = from === undefined ? today : parseDay(from)!;
  const last = to === undefined ? first : parseDay(to)!;
  const { days } = first.until(last);
  if (days < 0) throw fieldRefused('to', 'slot_days_order');
  if (days > MAX_SLOT_DAYS) throw fieldRefused('to', 'slot_days', { days: MAX_SLOT_DAYS });
  return Array.from({ length: days + 1 }, (_, index) => first.add({ days: index }));
}

/** The window of all slots of the days in any time zone, and of those for an order without a time. */
function windowOf(now: Temporal.Instant, days: readonly Temporal.PlainDate[]): SlotWindow {
  const from = days[0]!.toZonedDateTime('UTC').toInstant().subtract({ hours: 24 });
  const to = days.at(-1)!.toZonedDateTime('UTC').toInstant().add({ hours: 72 });
  const ahead = windowFromNow(now);
  return {
    now,
    from: Temporal.Instant.compare(from, now) < 0 ? from : now,
    to: Temporal.Instant.compare(to, ahead.to) > 0 ? to : ahead.to,
  };
}

function takenOf({ slotOrders, slotDishes }: OrderingKitchen, taken: TakenSlots, startMs: number) {
  const { orders, dishes } = taken.get(startMs) ?? { orders: 0, dishes: 0 };
  return { taken: { orders, dishes }, limits: { orders: slotOrders, dishes: slotDishes } };
}

function asap(kitchen: OrderingKitchen, openNow: OpenNow, taken: TakenSlots, demand: SlotDemand): SlotsView['asap'] {
  const refused = (reason: 'kitchen_closed' | 'slot_full') => ({ available: false, promised_at: null, reason });
  if (!openNow(kitchen)) return refused('kitchen_closed');
  const { promisedAt, reason } = evaluateSlot(kitchen, openNow, taken, { scheduledFor: null, demand });
  return reason ? refused('slot_full') : { available: true, promised_at: promisedAt.toISOString(), reason: null };
}
