import { changeOf } from '#kit/fields/change-of';
import { Flag, Measurement, OneOfNumbers, Whole } from '#kit/fields/number-fields';
import { BilingualField, Nested } from '#kit/fields/shape-fields';
import { Day, OneOf, Phone, Text, TimeOfDay, TimeZone } from '#kit/fields/text-fields';
import type { Bilingual } from '#kit/language/language';
import { FULFILLMENTS, type Fulfillment } from '../fulfillment';

const KITCHEN_CODE = /^[A-Za-z0-9]+([_-][A-Za-z0-9]+)*$/;

export const SLOT_MINUTES = [5, 10, 15, 30, 60] as const;

const CLOSE =
  'Closing time in the time zone of the kitchen, `HH:MM`, or `24:00` for midnight; on the next day if it is not after `open`.';

export class HoursBody {
  @Whole({ min: 0, max: 6, description: 'Day of the week: 0 is Sunday, 6 is Saturday.', example: 3 })
  day: number;

  @TimeOfDay({ example: '11:00', description: 'Opening time in the time zone of the kitchen, `HH:MM`.' })
  open: string;

  @TimeOfDay({
    midnightAs24: true,
    example: '23:00',
    description: CLOSE,
  })
  close: string;
}

export class ClosureBody {
  @Day({ description: 'Closed day in the time zone of the kitchen.' })
  date: string;

  @Text({
    min: 0,
    optional: true,
    example: 'Public holiday',
    description: 'Reason, shown to the team and to visitors.',
  })
  reason?: string;
}

export class SpecialHoursBody {
  @Day({ example: '2026-12-24', description: 'Day on which the hours begin, in the time zone of the kitchen.' })
  date: string;

  @TimeOfDay({ example: '11:00', description: 'Opening time in the time zone of the kitchen, `HH:MM`.' })
  open: string;

  @TimeOfDay({ midnightAs24: true, example: '16:00', description: CLOSE })
  close: string;

  @Text({
    min: 0,
    max: 200,
    optional: true,
    example: 'Christmas Eve',
    description: 'Reason, shown to the team and to visitors.',
  })
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

  @TimeZone({ example: 'America/New_York', description: 'IANA name of the time zone of the kitchen.' })
  time_zone: string;

  @Nested(() => KitchenAddressBody, {
    optional: true,
    nullable: true,
    description: 'Address where orders are picked up; null if unknown.',
  })
  address?: KitchenAddressBody | null;

  @Phone({ optional: true, nullable: true })
  phone?: string | null;

  @Nested(() => KitchenLocationBody, {
    optional: true,
    nullable: true,
    description: 'Coordinates of the kitchen; null if unknown.',
  })
  location?: KitchenLocationBody | null;

  @Whole({
    min: 0,
    max: 600,
    optional: true,
    example: 25,
    description: 'Usual minutes from the payment of an order until it is ready.',
  })
  preparation_minutes?: number;

  @Text({
    max: 20,
    list: { max: 2000 },
    optional: true,
    example: ['10001'],
    description:
      'Postcodes to which the kitchen delivers, stored in capitals and without blanks and dashes. A US ZIP code includes its ZIP+4 codes.',
  })
  delivery_postcodes?: string[];

  @Nested(() => HoursBody, {
    list: { max: 50 },
    optional: true,
    description: 'Weekly hours in the time zone of the kitchen, one entry for each opening.',
  })
  hours?: HoursBody[];

  @Nested(() => ClosureBody, {
    list: { max: 400 },
    optional: true,
    description: 'Days on which the kitchen is closed, regardless of its opening hours.',
  })
  closures?: ClosureBody[];

  @Nested(() => SpecialHoursBody, {
    list: { max: 400 },
    optional: true,
    description: 'Hours of single dates, which replace the weekly hours; a date cannot also be a closure.',
  })
  special_hours?: SpecialHoursBody[];

  @OneOfNumbers(SLOT_MINUTES, {
    optional: true,
    example: 15,
    description: 'Length in minutes of a slot, in which an order is to be ready; 15 by default.',
  })
  slot_minutes?: number;

  @Whole({
    min: 1,
    max: 10_000,
    optional: true,
    nullable: true,
    example: 10,
    description: 'Maximum number of orders in a slot; null for no limit.',
  })
  slot_orders?: number | null;

  @Whole({
    min: 1,
    max: 100_000,
    optional: true,
    nullable: true,
    example: 40,
    description:
      'Maximum number of dishes in a slot, each unit counted; null for no limit. A larger order needs an empty slot.',
  })
  slot_dishes?: number | null;

  @Whole({
    min: 0,
    max: 30,
    optional: true,
    example: 7,
    description: 'Days ahead for which orders can be scheduled; 0, the default, if they cannot.',
  })
  slot_days_ahead?: number;

  @Whole({
    min: 0,
    max: 720,
    optional: true,
    example: 20,
    description: 'Minutes before closing from which no orders for now are taken; 0 by default.',
  })
  last_order_minutes?: number;

  @Flag({
    optional: true,
    description:
      'Whether an order takes as long as its slowest dish, if that is longer than `preparation_minutes`; false by default.',
  })
  lead_from_dishes?: boolean;

  @Whole({
    min: 0,
    max: 120,
    optional: true,
    example: 10,
    description: 'Minutes to accept a paid order, after which it is cancelled; 0, the default, for no deadline.',
  })
  accept_minutes?: number;

  @Flag({ optional: true, description: 'Whether the kitchen is shown and takes orders; true by default.' })
  is_active?: boolean;
}

/** Hours, closures, special hours and postcodes are replaced as whole lists. */
export class KitchenChangeBody extends changeOf(KitchenBody, 'code') {}

export class KitchenCheckBody {
  @OneOf(FULFILLMENTS, { example: 'delivery', description: '`delivery` to the postcode, or `pickup` at the kitchen.' })
  mode: Fulfillment;

  @Text({
    min: 0,
    max: 20,
    optional: true,
    nullable: true,
    description: 'Postcode of the delivery; required for `delivery`.',
    example: '10001',
  })
  postcode?: string | null;

  @Text({ max: 40, optional: true, nullable: true, example: 'downtown' })
  kitchen_code?: string | null;
}
