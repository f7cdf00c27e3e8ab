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

  /** Hours of single dates, which replace the weekly hours. */
  @JsonColumn({ default: [] })
  specialHours: SpecialRange[];

  /** End of the pause, in which no orders are taken; may be past. */
  @InstantColumn({ nullable: true })
  pausedUntil: Date | null;

  @TextColumn({ nullable: true })
  pauseReason: string | null;

  /** End of the time in which orders take `busyMinutes` longer; may be past. */
  @InstantColumn({ nullable: true })
  busyUntil: Date | null;

  @IntegerColumn({ nullable: true })
  busyMinutes: number | null;

  /** Length of a slot in minutes; slots begin at multiples of it since the epoch. */
  @IntegerColumn({ default: 15 })
  slotMinutes: number;

  /** Maximum of orders in a slot; null for no limit. */
  @IntegerColumn({ nullable: true })
  slotOrders: number | null;

  /** Maximum of dishes in a slot, each unit counted; null for no limit. */
  @IntegerColumn({ nullable: true })
  slotDishes: number | null;

  /** Days ahead for which orders can be scheduled; 0 if they cannot. */
  @IntegerColumn({ default: 0 })
  slotDaysAhead: number;

  /** Minutes before closing from which no orders for now are taken. */
  @IntegerColumn({ default: 0 })
  lastOrderMinutes: number;

  /** Whether an order takes as long as its slowest dish, if that is longer than `preparationMinutes`. */
  @BooleanColumn({ default: false })
  leadFromDishes: boolean;

  /** Minutes to accept a paid order; 0 for no deadline. */
  @IntegerColumn({ default: 0 })
  acceptMinutes: number;

  @BooleanColumn({ default: true })
  isActive: boolean;
}
