import { Entity, ForeignKey, Unique } from 'typeorm';
import {
  CreatedAt,
  HandWrittenCheck,
  HandWrittenIndex,
  Identity,
  InstantColumn,
  IntegerColumn,
  JsonColumn,
  TextColumn,
  UpdatedAt,
} from '#kit/database/columns';
import type { Language } from '#kit/language/language';
import { Customer } from '../customers/customer.entity';
import { Kitchen } from '../kitchens/kitchen.entity';
import type { Fulfillment, OrderStatus, PaymentStatus } from './order-status';

export interface DeliveryAddress {
  street: string;
  city: string;
  postcode: string;
}

/** An order as it was placed: its prices, names and contact never change afterwards. */
@Entity({ name: 'customer_order' })
@Unique('customer_order_number_key', ['orderNumber'])
@Unique('customer_order_placement_key', ['caller', 'idempotencyKey'])
@HandWrittenCheck('customer_order_status')
@HandWrittenCheck('customer_order_payment_status')
@HandWrittenCheck('customer_order_fulfillment')
@HandWrittenCheck('customer_order_adds_up')
@HandWrittenCheck('customer_order_not_negative')
@HandWrittenIndex('customer_order_recent_idx')
@HandWrittenIndex('customer_order_placed_idx')
@HandWrittenIndex('customer_order_total_idx')
@HandWrittenIndex('customer_order_status_idx')
@HandWrittenIndex('customer_order_fulfillment_idx')
@HandWrittenIndex('customer_order_kitchen_queue_idx')
@HandWrittenIndex('customer_order_customer_idx')
@HandWrittenIndex('customer_order_search_idx')
export class Order {
  @Identity('customer_order')
  id: number;

  /** `ORD-<number>`, given by the database; the default is spelled as TypeORM reads it back. */
  @TextColumn({ name: 'order_number', default: () => `('ORD-'|| nextval('order_number'))` })
  orderNumber: string;

  /** Who an idempotency key belongs to: `customer:<id>`, or `guest:<e-mail>`. */
  @TextColumn()
  caller: string;

  @TextColumn({ name: 'idempotency_key' })
  idempotencyKey: string;

  @ForeignKey(() => Customer, { name: 'customer_order_customer_fkey' })
  @IntegerColumn({ name: 'customer_id', nullable: true })
  customerId: number | null;

  @ForeignKey(() => Kitchen, { name: 'customer_order_kitchen_fkey', onDelete: 'SET NULL' })
  @IntegerColumn({ name: 'kitchen_id', nullable: true })
  kitchenId: number | null;

  @TextColumn({ name: 'kitchen_code' })
  kitchenCode: string;

  @TextColumn({ default: 'pending' })
  status: OrderStatus;

  @TextColumn({ name: 'payment_status', default: 'unpaid' })
  paymentStatus: PaymentStatus;

  @TextColumn({ name: 'payment_method' })
  paymentMethod: string;

  @TextColumn()
  fulfillment: Fulfillment;

  @TextColumn()
  name: string;

  @TextColumn()
  email: string;

  @TextColumn()
  phone: string;

  @JsonColumn({ nullable: true })
  address: DeliveryAddress | null;

  @TextColumn({ name: 'delivery_instructions', nullable: true })
  deliveryInstructions: string | null;

  @TextColumn({ default: 'en' })
  locale: Language;

  @IntegerColumn({ name: 'subtotal_cents' })
  subtotalCents: number;

  @IntegerColumn({ name: 'promo_discount_cents', default: 0 })
  promoDiscountCents: number;

  @IntegerColumn({ name: 'rewards_discount_cents', default: 0 })
  rewardsDiscountCents: number;

  @IntegerColumn({ name: 'delivery_fee_cents', default: 0 })
  deliveryFeeCents: number;

  @IntegerColumn({ name: 'pickup_fee_cents', default: 0 })
  pickupFeeCents: number;

  @IntegerColumn({ name: 'total_cents' })
  totalCents: number;

  @TextColumn({ name: 'promo_code', nullable: true })
  promoCode: string | null;

  /** Points credited when it is delivered. */
  @IntegerColumn({ name: 'points_earned', default: 0 })
  pointsEarned: number;

  @IntegerColumn({ name: 'points_redeemed', default: 0 })
  pointsRedeemed: number;

  /** Where the site wants the browser back after a hosted payment. */
  @JsonColumn({ name: 'return_urls', nullable: true })
  returnUrls: { ok?: string; cancel?: string } | null;

  /** What placement answered, word for word, for the same idempotency key sent again; null until its payment is open. */
  @JsonColumn({ type: 'json', nullable: true })
  answer: object | null;

  /** Number, name, e-mail and phone, folded for search. */
  @TextColumn({ name: 'search_text', default: '' })
  searchText: string;

  @InstantColumn({ name: 'placed_at' })
  placedAt: Date;

  @CreatedAt()
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;
}
