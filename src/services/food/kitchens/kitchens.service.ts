import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Temporal } from 'temporal-polyfill';
import { Database } from '#kit/database/database';
import { validThisMinute } from '#cache/read-context';
import { Clock } from '#kit/time/clock';
import { Settings } from '#shared/settings/settings';
import { Kitchen } from './kitchen.entity';
import { isOpenAt, type OpeningTimes } from './opening-hours';
import { normalisePostcode } from './postcode';
import { type ServiceClockMode, serviceInstant } from './service-clock';
import type { DeliveryCheck, Fulfillment } from '../fulfillment';

/** The columns that decide whether a kitchen takes an order, and its contact. */
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
  | 'isActive'
>;

/** Evaluates opening hours at one fixed instant. */
export interface OpenNow {
  (kitchen: OrderingKitchen): boolean;
  /** The instant at which opening is evaluated. */
  momentOf: (kitchen: Pick<OrderingKitchen, 'timeZone'>) => Temporal.Instant;
}

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
         delivery_postcodes AS "deliveryPostcodes", hours, closures, is_active AS "isActive",
         created_at AS "createdAt", updated_at AS "updatedAt"
       FROM kitchen WHERE code = $1`,
      [code],
      { prepared: true },
    );
    return kitchen ?? null;
  }

  /** Reads the clock once. Pass `mode` if the settings were already read. */
  async openNow(mode?: string): Promise<OpenNow> {
    const read = (mode ?? (await this.settings.value('service_clock', 'string'))) as ServiceClockMode;
    const now = this.clock.now();
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

export function openAt(now: Temporal.Instant, mode: ServiceClockMode): OpenNow {
  const momentOf: OpenNow['momentOf'] = ({ timeZone }) => serviceInstant(mode, now, timeZone);
  const minute = minuteOf(now);
  return Object.assign((kitchen: OrderingKitchen) => kitchen.isActive && isOpenDuring(minute, mode, kitchen), {
    momentOf,
  });
}

/** Caches openings per minute: time zone rules are the most expensive part of pricing a basket. */
const openCache = new LRUCache<string, boolean>({ max: 500 });

function isOpenDuring(minute: Temporal.Instant, mode: ServiceClockMode, kitchen: OpeningTimes): boolean {
  const { timeZone, hours, closures } = kitchen;
  const cacheKey = JSON.stringify([minute.epochMilliseconds, mode, timeZone, hours, closures]);
  const cached = openCache.get(cacheKey);
  if (cached !== undefined) return cached;
  const isOpen = isOpenAt(kitchen, serviceInstant(mode, minute, timeZone));
  openCache.set(cacheKey, isOpen);
  return isOpen;
}

const MINUTE_MS = 60_000;
const minuteOf = ({ epochMilliseconds }: Temporal.Instant): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(Math.floor(epochMilliseconds / MINUTE_MS) * MINUTE_MS);

export function delivers(kitchen: OrderingKitchen, postcode: string): boolean {
  return kitchen.deliveryPostcodes.includes(normalisePostcode(postcode));
}

function isComplete(address: PartialAddress | null): address is { street: string; city: string; postcode: string } {
  return [address?.street, address?.city, address?.postcode].every(part => (part ?? '').trim() !== '');
}
