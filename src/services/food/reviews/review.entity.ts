import { Check, Entity, ForeignKey, Unique } from 'typeorm';
import { HandWrittenIndex, IntegerColumn, StoredRecord, TextColumn } from '#kit/database/columns';
import { Customer } from '../customers/customer.entity';
import { Dish } from '../menu/dish.entity';

/** A customer's review of a dish, one per dish. */
@Entity({ name: 'review' })
@Unique('review_once', ['customerId', 'productId'])
@Check('review_rating', 'rating BETWEEN 1 AND 5')
@HandWrittenIndex('review_newest_idx')
export class Review extends StoredRecord {
  @ForeignKey(() => Dish, { name: 'review_dish_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  productId: number;

  @ForeignKey(() => Customer, { name: 'review_customer_fkey' })
  @IntegerColumn()
  customerId: number;

  @IntegerColumn()
  rating: number;

  @TextColumn({ nullable: true })
  comment: string | null;
}
