import { Check, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { CreatedAt, IntegerColumn, TextColumn, UpdatedAt } from '#kit/database/columns';
import { Customer } from '../customers/customer.entity';
import { Kitchen } from '../kitchens/kitchen.entity';
import type { Fulfillment } from '../fulfillment';

/** A customer's cart. Its row is the lock for parallel changes. */
@Entity({ name: 'cart' })
@Check('cart_fulfillment_known', `fulfillment IN ('delivery', 'pickup')`)
@Index('cart_kitchen_idx', ['kitchenId'])
export class Cart {
  @ForeignKey(() => Customer, { name: 'cart_customer_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  customerId: number;

  @ForeignKey(() => Kitchen, { name: 'cart_kitchen_fkey', onDelete: 'SET NULL' })
  @IntegerColumn({ nullable: true })
  kitchenId: number | null;

  @TextColumn({ default: 'delivery' })
  fulfillment: Fulfillment;

  @CreatedAt()
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;
}
