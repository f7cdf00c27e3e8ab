import { Check, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { CreatedAt, Identity, IntegerColumn, JsonColumn, TextColumn } from '#kit/database/columns';
import { Dish } from '../menu/dish.entity';
import { Cart } from './cart.entity';

/** A selection in a cart, unique by `selectionKey`. */
@Entity({ name: 'cart_line' })
@Unique('cart_line_selection_once', ['customerId', 'selectionKey'])
@Check('cart_line_dish_or_offer', 'num_nonnulls(product_id, offer_id) = 1')
@Check('cart_line_quantity', 'quantity BETWEEN 1 AND 10')
@Index('cart_line_dish_idx', ['productId'])
export class CartLine {
  @Identity()
  id: number;

  @ForeignKey(() => Cart, { name: 'cart_line_cart_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  customerId: number;

  @TextColumn()
  selectionKey: string;

  @ForeignKey(() => Dish, { name: 'cart_line_dish_fkey', onDelete: 'CASCADE' })
  @IntegerColumn({ nullable: true })
  productId: number | null;

  /** No foreign key: a deleted offer stays in the cart as a line that cannot be ordered. */
  @IntegerColumn({ nullable: true })
  offerId: number | null;

  @JsonColumn({ default: [] })
  options: { group: string; choice: string }[];

  @JsonColumn({ default: {} })
  offerChoices: Record<string, number>;

  @TextColumn({ nullable: true })
  instructions: string | null;

  @IntegerColumn()
  quantity: number;

  /** Unit price when the line was added; null if unknown. */
  @IntegerColumn({ nullable: true })
  unitPriceCents: number | null;

  @CreatedAt()
  createdAt: Date;
}
