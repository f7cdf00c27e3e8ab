import { changeOf } from '#kit/fields/change-of';
import { Flag, Measurement, OneOfNumbers, Whole } from '#kit/fields/number-fields';
import { BilingualField, Nested } from '#kit/fields/shape-fields';
import { Day, OneOf, Phone, Text, TimeOfDay, TimeZone } from '#kit/fields/text-fields';
import type { Bilingual } from '#kit/language/language';
import { FULFILLMENTS, type Fulfillment } from '../fulfillment';

const KITCHEN_CODE = /^[A-Za-z0-9]+([_-][A-Za-z0-9]+)*$/;

export const SLOT_MINUTES = [5, 10, 15, 30, 60] as const;

const CLOSE = 'Wall clock of the kitchen, `HH:MM`, `24:00` being midnight; at or before `open` it is on the next day.';

export class HoursBody {
  @Whole({ min: 0, max: 6, description: '0 is Sunday', example: 3 })
  day: number;

  @TimeOfDay({ example: '11:00', description: 'Wall clock of the kitchen, `HH:MM`.' })
  open: string;

  @TimeOfDay({
    midnightAs24: true,
    example: '23:00',
    description: CLOSE,
  })
  close: string;
}

export class ClosureBody {
  @Day({ description: 'The day it is closed, in its time zone.' })
  date: string;

  @Text({ min: 0, optional: true, example: 'Public holiday', description: 'Why, for the team and visitors.' })
  reason?: string;
}

export class SpecialHoursBody {
  @Day({ example: '2026-12-24', description: 'The day on which it opens, in its time zone.' })
  date: string;

  @TimeOfDay({ example: '11:00', description: 'Wall clock of the kitchen, `HH:MM`.' })
  open: string;

  @TimeOfDay({ midnightAs24: true, example: '16:00', description: CLOSE })
  close: string;

  @Text({ min: 0, max: 200, optional: true, example: 'Christmas Eve', description: 'Why, for the team and visitors.' })
  reason?: string;
}

export class KitchenAddressBody {
  @Text({ example: '214 W 29th St' })
  street: string;

  @Text({ max: 100, example: 'New York' })
  city: string;

  @Text({ max: 20, example: '10001' })
  postcode: string;
}

export class KitchenLocationBody {
  @Measurement({ min: -90, max: 90, places: 6, example: 40.747612 })
  latitude: number;

  @Measurement({ min: -180, max: 180, places: 6, example: -73.993905 })
  longitude: number;
}

export class KitchenBody {
  @Text({ max: 40, pattern: KITCHEN_CODE, example: 'downtown' })
  code: string;

  @BilingualField({ description: 'Name of the kitchen in both languages.' })
  name: Bilingual;

  @TimeZone({ example: 'America/New_York', description: 'Time zone of the kitchen, by its IANA name.' })
  time_zone: string;

  @Nested(() => KitchenAddressBody, { optional: true, nullable: true, description: 'Where orders are picked up' })
  address?: KitchenAddressBody | null;

  @Phone({ optional: true, nullable: true })
  phone?: string | null;

  @Nested(() => KitchenLocationBody, {
    optional: true,
    nullable: true,
    description: 'Its position on a map; null if it is not known.',
  })
  location?: KitchenLocationBody | null;

  @Whole({
    min: 0,
    max: 600,
    optional: true,
    example: 25,
    description: 'From the payment of an order until it is ready, in minutes.',
  })
  preparation_minutes?: number;

  @Text({
    max: 20,
    list: { max: 2000 },
    optional: true,
    example: ['10001'],
    description:
      'Where it delivers to; stored in capitals, without blanks and dashes. A US code includes all its ZIP+4 codes.',
  })
  delivery_postcodes?: string[];

  @Nested(() => HoursBody, {
    list: { max: 50 },
    optional: true,
    description: 'When it is open in a week; one entry for each stretch, in its time zone.',
  })
  hours?: HoursBody[];

  @Nested(() => ClosureBody, {
    list: { max: 400 },
    optional: true,
    description: 'Days on which the kitchen is closed regardless of its hours.',
  })
  closures?: ClosureBody[];

  @Nested(() => SpecialHoursBody, {
    list: { max: 400 },
    optional: true,
    description: 'Hours of single days, which replace the weekly hours of their date; not on a closure.',
  })
  special_hours?: SpecialHoursBody[];

  @OneOfNumbers(SLOT_MINUTES, {
    optional: true,
    example: 15,
    description: 'Length of a slot, the stretch of time in which an order is to be ready. 15 when left out.',
  })
  slot_minutes?: number;

  @Whole({
    min: 1,
    max: 10_000,
    optional: true,
    nullable: true,
    example: 10,
    description: 'Most orders in a slot. Null: no limit.',
  })
  slot_orders?: number | null;

  @Whole({
    min: 1,
    max: 100_000,
    optional: true,
    nullable: true,
    example: 40,
    description: 'Most dishes in a slot, each unit counted; a larger order needs a slot of its own. Null: no limit.',
  })
  slot_dishes?: number | null;

  @Whole({
    min: 0,
    max: 30,
    optional: true,
    example: 7,
    description: 'How many days ahead orders can be scheduled. 0, when left out: not at all.',
  })
  slot_days_ahead?: number;

  @Whole({
    min: 0,
    max: 720,
    optional: true,
    example: 20,
    description: 'How many minutes before closing the last order for now is taken. 0 when left out.',
  })
  last_order_minutes?: number;

  @Flag({
    optional: true,
    description:
      'Whether an order takes as long as its longest dish, if that is longer than `preparation_minutes`. False when left out.',
  })
  lead_from_dishes?: boolean;

  @Whole({
    min: 0,
    max: 120,
    optional: true,
    example: 10,
    description:
      'How many minutes the kitchen may take to accept a paid order before it is cancelled. 0, when left out: no deadline.',
  })
  accept_minutes?: number;

  @Flag({ optional: true, description: 'Whether it is shown and takes orders; true when left out.' })
  is_active?: boolean;
}

/** Hours, closures, special hours and postcodes are replaced as a whole. */
export class KitchenChangeBody extends changeOf(KitchenBody, 'code') {}

export class KitchenCheckBody {
  @OneOf(FULFILLMENTS, { example: 'delivery', description: '`delivery` to a postcode, or `pickup` at the kitchen.' })
  mode: Fulfillment;

  @Text({ min: 0, max: 20, optional: true, nullable: true, description: 'Needed for delivery', example: '10001' })
  postcode?: string | null;

  @Text({ max: 40, optional: true, nullable: true, example: 'downtown' })
  kitchen_code?: string | null;
}
