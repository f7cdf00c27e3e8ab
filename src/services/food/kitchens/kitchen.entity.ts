import { Entity, Unique } from 'typeorm';
import {
  BilingualColumn,
  BooleanColumn,
  HandWrittenCheck,
  InstantColumn,
  IntegerColumn,
  JsonColumn,
  StoredRecord,
  TextColumn,
} from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';
import type { Closure, SpecialRange, WeeklyRange } from './opening-hours';

export interface KitchenAddress {
  street: string;
  city: string;
  postcode: string;
}

export interface KitchenLocation {
  latitude: number;
  longitude: number;
}

@Entity({ name: 'kitchen' })
@Unique('kitchen_code_key', ['code'])
@HandWrittenCheck('kitchen_busy_complete')
@HandWrittenCheck('kitchen_capacity_in_range')
export class Kitchen extends StoredRecord {
  @TextColumn()
  code: string;

  @BilingualColumn()
  name: Bilingual;

  @TextColumn()
  timeZone: string;

  /** Address for pick-up. */
  @JsonColumn({ nullable: true })
  address: KitchenAddress | null;

  @TextColumn({ nullable: true })
  phone: string | null;

  @JsonColumn({ nullable: true })
  location: KitchenLocation | null;

  @IntegerColumn({ default: 30 })
  preparationMinutes: number;

  /** Normalized postcodes. */
  @TextColumn({ array: true, default: [] })
  deliveryPostcodes: string[];

  @JsonColumn({ default: [] })
  hours: WeeklyRange[];

  @JsonColumn({ default: [] })
  closures: Closure[];

  /** Replace the weekly hours of their dates. */
  @JsonColumn({ default: [] })
  specialHours: SpecialRange[];

  /** Takes no orders before; may be over. */
  @InstantColumn({ nullable: true })
  pausedUntil: Date | null;

  @TextColumn({ nullable: true })
  pauseReason: string | null;

  /** Needs `busyMinutes` more for orders until then; may be over. */
  @InstantColumn({ nullable: true })
  busyUntil: Date | null;

  @IntegerColumn({ nullable: true })
  busyMinutes: number | null;

  /** Length of a slot; slots begin at multiples of it since the epoch. */
  @IntegerColumn({ default: 15 })
  slotMinutes: number;

  /** Orders in a slot; null without a limit. */
  @IntegerColumn({ nullable: true })
  slotOrders: number | null;

  /** Units of dishes in a slot; null without a limit. */
  @IntegerColumn({ nullable: true })
  slotDishes: number | null;

  /** How many days ahead orders can be scheduled; 0 for not at all. */
  @IntegerColumn({ default: 0 })
  slotDaysAhead: number;

  /** Orders for now end this long before closing. */
  @IntegerColumn({ default: 0 })
  lastOrderMinutes: number;

  /** A dish that takes longer than `preparationMinutes` makes its order take as long. */
  @BooleanColumn({ default: false })
  leadFromDishes: boolean;

  /** Time to accept a paid order; 0 without a deadline. */
  @IntegerColumn({ default: 0 })
  acceptMinutes: number;

  @BooleanColumn({ default: true })
  isActive: boolean;
}
