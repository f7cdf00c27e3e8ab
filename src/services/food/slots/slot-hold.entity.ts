import { Check, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { InstantColumn, IntegerColumn } from '#kit/database/columns';
import { Order } from '../orders/order.entity';
import { KitchenSlot } from './kitchen-slot.entity';

/** The place of an order in a slot. */
@Entity({ name: 'slot_hold' })
@Check('slot_hold_dishes', 'dishes > 0')
@ForeignKey(() => KitchenSlot, ['kitchenId', 'startsAt'], ['kitchenId', 'startsAt'], {
  name: 'slot_hold_slot_fkey',
  onDelete: 'CASCADE',
})
@Index('slot_hold_slot_idx', ['kitchenId', 'startsAt'])
export class SlotHold {
  @ForeignKey(() => Order, { name: 'slot_hold_order_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  orderId: number;

  @IntegerColumn()
  kitchenId: number;

  @InstantColumn()
  startsAt: Date;

  /** Number of dishes, each unit and each dish of an offer counted. */
  @IntegerColumn()
  dishes: number;
}
