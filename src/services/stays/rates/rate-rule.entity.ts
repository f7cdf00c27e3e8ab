import { Entity, Exclusion, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import {
  BilingualColumn,
  BooleanColumn,
  DayColumn,
  HandWrittenCheck,
  Identity,
  IntegerColumn,
  StoredRecord,
  TextColumn,
} from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';
import { Stay } from '../stays/stay.entity';

/** Lowest first: for each value of a night the highest layer that has it counts. */
export const RATE_LAYERS = ['season', 'weekdays', 'special'] as const;
export type RateLayer = (typeof RATE_LAYERS)[number];

/** Prices and limits for nights of a stay. A value that is null leaves the lower layers as they are. */
@Entity({ name: 'rate_rule' })
@Index('rate_rule_stay_idx', ['stayId', 'fromDay'])
@HandWrittenCheck('rate_rule_layer_known')
@HandWrittenCheck('rate_rule_in_order')
@HandWrittenCheck('rate_rule_weekdays')
@HandWrittenCheck('rate_rule_has_value')
@HandWrittenCheck('rate_rule_values')
export class RateRule extends StoredRecord {
  @ForeignKey(() => Stay, { name: 'rate_rule_stay_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  stayId: number;

  @BilingualColumn()
  name: Bilingual;

  @TextColumn()
  layer: RateLayer;

  @DayColumn()
  fromDay: string;

  /** Exclusive. */
  @DayColumn()
  toDay: string;

  /** 0 is Sunday; for the layer `weekdays` only. */
  @IntegerColumn({ array: true, default: [] })
  weekdays: number[];

  @IntegerColumn({ nullable: true })
  nightlyRateCents: number | null;

  @IntegerColumn({ nullable: true })
  minNights: number | null;

  @IntegerColumn({ nullable: true })
  maxNights: number | null;

  @BooleanColumn({ nullable: true })
  closedToArrival: boolean | null;

  @BooleanColumn({ nullable: true })
  closedToDeparture: boolean | null;
}

/** The nights of a rule, by weekday. Written by a trigger; its exclusion keeps rules of a layer apart. */
@Entity({ name: 'rate_span' })
@HandWrittenCheck('rate_span_in_order')
@HandWrittenCheck('rate_span_weekday')
@Exclusion(
  'rate_span_once',
  'USING gist (stay_id WITH =, layer WITH =, weekday WITH =, daterange(from_day, to_day) WITH &&)',
)
export class RateSpan {
  @ForeignKey(() => RateRule, { name: 'rate_span_rule_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  ruleId: number;

  /** -1 is every day of the week. */
  @PrimaryColumn({ type: 'integer' })
  weekday: number;

  @ForeignKey(() => Stay, { name: 'rate_span_stay_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  stayId: number;

  @TextColumn()
  layer: RateLayer;

  @DayColumn()
  fromDay: string;

  @DayColumn()
  toDay: string;
}

/** A discount for bookings of at least so many nights. */
@Entity({ name: 'length_discount' })
@Unique('length_discount_nights_key', ['stayId', 'nights'])
@HandWrittenCheck('length_discount_values')
export class LengthDiscount {
  @Identity()
  id: number;

  @ForeignKey(() => Stay, { name: 'length_discount_stay_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  stayId: number;

  @IntegerColumn()
  nights: number;

  @IntegerColumn()
  percent: number;
}
