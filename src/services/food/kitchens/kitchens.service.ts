import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { withDates } from '#kit/database/json';
import { raw } from '#kit/database/sql';
import { isBlank } from '#kit/text/invisible';
import { validThisMinute } from '#cache/read-context';
import { Clock } from '#kit/time/clock';
import { Settings } from '#shared/settings/settings';
import { Kitchen } from './kitchen.entity';
import { OPENING_SETTINGS, openAt, type OpeningSettings, type OpenNow } from './open-now';
import { deliveredAs } from './postcode';
import type { DeliveryCheck, Fulfillment } from '../fulfillment';

/** A kitchen as orders need it: its contact, and what decides whether it takes an order. */
export type OrderingKitchen = Pick<
  Kitchen,
  | 'id'
  | 'code'
  | 'name'
  | 'timeZone'
  | 'address'
  | 'phone'
  | 'preparationMinutes'
  | 'deliveryPostcodes'
  | 'hours'
  | 'closures'
  | 'specialHours'
  | 'pausedUntil'
  | 'busyUntil'
  | 'busyMinutes'
  | 'slotMinutes'
  | 'slotOrders'
  | 'slotDishes'
  | 'slotDaysAhead'
  | 'lastOrderMinutes'
  | 'leadFromDishes'
  | 'acceptMinutes'
  | 'isActive'
>;

/** JSON of an `OrderingKitchen` with instants as text, which `orderingKitchen` reads. */
export const ORDERING_KITCHEN_JSON =
  raw(`json_build_object('id', kitchen.id, 'code', kitchen.code, 'name', kitchen.name,
    'timeZone', kitchen.time_zone, 'address', kitchen.address, 'phone', kitchen.phone,
    'preparationMinutes', kitchen.preparation_minutes, 'deliveryPostcodes', kitchen.delivery_postcodes,
    'hours', kitchen.hours, 'closures', kitchen.closures, 'specialHours', kitchen.special_hours,
    'pausedUntil', kitchen.paused_until, 'busyUntil', kitchen.busy_until, 'busyMinutes', kitchen.busy_minutes,
    'slotMinutes', kitchen.slot_minutes, 'slotOrders', kitchen.slot_orders, 'slotDishes', kitchen.slot_dishes,
    'slotDaysAhead', kitchen.slot_days_ahead, 'lastOrderMinutes', kitchen.last_order_minutes,
    'leadFromDishes', kitchen.lead_from_dishes, 'acceptMinutes', kitchen.accept_minutes, 'isActive', kitchen.is_active)`);

export const orderingKitchen = (json: OrderingKitchen): OrderingKitchen => withDates(json, 'pausedUntil', 'busyUntil');

export interface PartialAddress {
  street?: string | null;
  city?: string | null;
  postcode?: string | null;
}

@Injectable()
export class Kitchens {
  constructor(
    private readonly db: Database,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** The kitchen with this code, also if inactive. */
  async byCode(code: string): Promise<Kitchen | null> {
    const kitchen = await this.db.row<Kitchen>(
      `SELECT id, code, name, time_zone AS "timeZone", address, phone, location, preparation_minutes AS "preparationMinutes",
         delivery_postcodes AS "deliveryPostcodes", hours, closures, special_hours AS "specialHours",
         paused_until AS "pausedUntil", pause_reason AS "pauseReason", busy_until AS "busyUntil",
         busy_minutes AS "busyMinutes", slot_minutes AS "slotMinutes", slot_orders AS "slotOrders",
         slot_dishes AS "slotDishes", slot_days_ahead AS "slotDaysAhead", last_order_minutes AS "lastOrderMinutes",
         lead_from_dishes AS "leadFromDishes", accept_minutes AS "acceptMinutes", is_active AS "isActive",
         created_at AS "createdAt", updated_at AS "updatedAt"
       FROM kitchen WHERE code = $1`,
      [code],
      { prepared: true },
    );
    return kitchen ?? null;
  }

  /** Evaluates openings now. Pass `settings` and `now` if they were already read. */
  async openNow(settings?: OpeningSettings, now = this.clock.now()): Promise<OpenNow> {
    const read = settings ?? (await this.settings.values(OPENING_SETTINGS));
    validThisMinute(now);
    return openAt(now, read);
  }

  /** The first obstacle to a delivery: address, area, then opening hours. */
  deliveryCheck(
    kitchen: OrderingKitchen,
    fulfillment: Fulfillment,
    address: PartialAddress | null,
    openNow: OpenNow,
  ): DeliveryCheck {
    if (fulfillment === 'delivery') {
      if (!isComplete(address)) return 'address_incomplete';
      if (!delivers(kitchen, address.postcode)) return 'outside_area';
    }
    return openNow(kitchen) ? null : 'closed';
  }
}

export function delivers(kitchen: OrderingKitchen, postcode: string): boolean {
  return deliveredAs(postcode).some(code => kitchen.deliveryPostcodes.includes(code));
}

function isComplete(address: PartialAddress | null): address is { street: string; city: string; postcode: string } {
  return [address?.street, address?.city, address?.postcode].every(part => !isBlank(part ?? ''));
}
