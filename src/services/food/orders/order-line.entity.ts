import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { HandWrittenCheck, IntegerColumn, JsonColumn, TextColumn } from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';
import { Dish } from '../menu/dish.entity';
import { ComboOffer } from '../offers/combo-offer.entity';
import { Order } from './order.entity';

export interface OrderedOption {
  group: string;
  groupName: Bilingual;
  choice: string;
  choiceName: Bilingual;
  priceDeltaCents: number;
}

export interface OrderedDish {
  slot: string;
  label: Bilingual;
  productId: number;
  name: Bilingual;
  supplementCents: number;
}

/** A line of an order, with names and prices at the time of the order. */
@Entity({ name: 'order_line' })
@HandWrittenCheck('order_line_quantity')
@HandWrittenCheck('order_line_adds_up')
@HandWrittenCheck('order_line_refunded')
@Index('order_line_dish_idx', ['productId'])
@Index('order_line_offer_idx', ['offerId'])
export class OrderLine {
  @ForeignKey(() => Order, { name: 'order_line_order_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  orderId: number;

  @PrimaryColumn({ type: 'integer' })
  position: number;

  @ForeignKey(() => Dish, { name: 'order_line_dish_fkey', onDelete: 'SET NULL' })
  @IntegerColumn({ nullable: true })
  productId: number | null;

  @ForeignKey(() => ComboOffer, { name: 'order_line_offer_fkey', onDelete: 'SET NULL' })
  @IntegerColumn({ nullable: true })
  offerId: number | null;

  @JsonColumn()
  name: Bilingual;

  @JsonColumn({ default: [] })
  options: OrderedOption[];

  @JsonColumn({ nullable: true })
  offerChoices: OrderedDish[] | null;

  @IntegerColumn()
  quantity: number;

  @IntegerColumn()
  unitPriceCents: number;

  @IntegerColumn()
  lineTotalCents: number;

  /** Units with an open or completed refund, set by a trigger. */
  @IntegerColumn({ default: 0 })
  refundedQuantity: number;

  @TextColumn({ nullable: true })
  instructions: string | null;
}
