import { Check, Entity, ForeignKey, Unique } from 'typeorm';
import { CreatedAt, HandWrittenIndex, Identity, IntegerColumn, TextColumn, UpdatedAt } from '#kit/database/columns';
import { Customer } from '../customers/customer.entity';
import { Dish } from '../menu/dish.entity';

/** What a customer thinks of a dish; one each. */
@Entity({ name: 'review' })
@Unique('review_once', ['customerId', 'productId'])
@Check('review_rating', 'rating BETWEEN 1 AND 5')
@HandWrittenIndex('review_newest_idx')
export class Review {
  @Identity('review')
  id: number;

  @ForeignKey(() => Dish, { name: 'review_dish_fkey', onDelete: 'CASCADE' })
  @IntegerColumn({ name: 'product_id' })
  productId: number;

  @ForeignKey(() => Customer, { name: 'review_customer_fkey' })
  @IntegerColumn({ name: 'customer_id' })
  customerId: number;

  /** Stars, 1 to 5. */
  @IntegerColumn()
  rating: number;

  @TextColumn({ nullable: true })
  comment: string | null;

  @CreatedAt()
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;
}
