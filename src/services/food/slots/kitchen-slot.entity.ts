import { Check, Entity, Exclusion, ForeignKey, PrimaryColumn } from 'typeorm';
import { HandWrittenCheck, InstantColumn, IntegerColumn } from '#kit/database/columns';
import { Kitchen } from '../kitchens/kitchen.entity';

/** Number of orders and dishes in a slot. Triggers of `slot_hold` write it; a slot without holds may have no row. */
@Entity({ name: 'kitchen_slot' })
@Check('kitchen_slot_in_order', 'starts_at < ends_at')
@HandWrittenCheck('kitchen_slot_not_negative')
@HandWrittenCheck('kitchen_slot_not_oversold')
@Exclusion('kitchen_slot_apart', 'USING gist (kitchen_id WITH =, tstzrange(starts_at, ends_at) WITH &&)')
export class KitchenSlot {
  @ForeignKey(() => Kitchen, { name: 'kitchen_slot_kitchen_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  kitchenId: number;

  @PrimaryColumn({ type: 'timestamptz' })
  startsAt: Date;

  @InstantColumn()
  endsAt: Date;

  @IntegerColumn()
  orders: number;

  /** Limit of the kitchen when the slot was last taken, but at least the number of orders that had taken it before. */
  @IntegerColumn({ nullable: true })
  ordersLimit: number | null;

  @IntegerColumn()
  dishes: number;

  @IntegerColumn({ nullable: true })
  dishesLimit: number | null;
}
