import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { CreatedAt } from '#kit/database/columns';
import { Customer } from '../customers/customer.entity';
import { Dish } from '../menu/dish.entity';

@Entity({ name: 'wishlist_entry' })
@Index('wishlist_entry_dish_idx', ['productId'])
export class WishlistEntry {
  @ForeignKey(() => Customer, { name: 'wishlist_entry_customer_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  customerId: number;

  @ForeignKey(() => Dish, { name: 'wishlist_entry_dish_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  productId: number;

  @CreatedAt()
  createdAt: Date;
}
