import { Entity, ForeignKey, Index, Unique } from 'typeorm';
import {
  HandWrittenCheck,
  HandWrittenIndex,
  InstantColumn,
  IntegerColumn,
  JsonColumn,
  StoredRecord,
  TextColumn,
} from '#kit/database/columns';
import type { Language } from '#kit/language/language';
import { Customer } from '../customers/customer.entity';
import { Kitchen } from '../kitchens/kitchen.entity';
import type { OrderStatus, PaymentStatus } from './order-status';
import type { Fulfillment } from '../fulfillment';

export interface DeliveryAddress {
  street: string;
  city: string;
  postcode: string;
}

/** An order; prices, names and contact are snapshots that never change. */
@Entity({ name: 'customer_order' })
@Unique('customer_order_number_key', ['orderNumber'])
@Unique('customer_order_placement_key', ['caller', 'idempotencyKey'])
@HandWrittenCheck('customer_order_status')
@HandWrittenCheck('customer_order_payment_status')
@HandWrittenCheck('customer_order_fulfillment')
@HandWrittenCheck('customer_order_adds_up')
@HandWrittenCheck('customer_order_not_negative')
@HandWrittenCheck('customer_order_refunded')
@HandWrittenCheck('customer_order_hold_unpaid')
@HandWrittenCheck('customer_order_acceptance_paid')
@HandWrittenCheck('customer_order_charged_as_shown')
@HandWrittenIndex('customer_order_recent_idx')
@HandWrittenIndex('customer_order_placed_idx')
@HandWrittenIndex('customer_order_total_idx')
@HandWrittenIndex('customer_order_status_idx')
@HandWrittenIndex('customer_order_fulfillment_idx')
@HandWrittenIndex('customer_order_kitchen_placed_idx')
@HandWrittenIndex('customer_order_kitchen_changed_idx')
@HandWrittenIndex('customer_order_kitchen_ways_idx')
@HandWrittenIndex('customer_order_kitchen_idx')
@HandWrittenIndex('customer_order_figures_idx')
@HandWrittenIndex('customer_order_customer_idx')
@HandWrittenIndex('customer_order_email_idx')
@HandWrittenIndex('customer_order_search_name_idx')
@HandWrittenIndex('customer_order_search_email_idx')
@HandWrittenIndex('customer_order_hold_expires_at_idx')
@HandWrittenIndex('customer_order_accept_by_idx')
@HandWrittenIndex('customer_order_accept_reminder_at_idx')
@HandWrittenIndex('customer_order_scheduled_idx')
@HandWrittenIndex('customer_order_unpaid_visitor_idx')
@Index('customer_order_promised_idx', ['promisedAt', 'id'])
export class Order extends StoredRecord {
  /** `ORD-<number>`, set by the database. The default is spelled as Postgres reports it, so that TypeORM sees no drift. */
  @TextColumn({ default: () => `('ORD-'|| nextval('order_number'))` })
  orderNumber: string;

  /** Owner of the idempotency key: `customer:<id>` or `guest:<e-mail>`. */
  @TextColumn()
  caller: string;

  @TextColumn()
  idempotencyKey: string;

  /** Keyed hash of the network address, for an unpaid order that holds a limited slot or code without a confirmed account. */
  @TextColumn({ nullable: true })
  visitorHash: string | null;

  @ForeignKey(() => Customer, { name: 'customer_order_customer_fkey' })
  @IntegerColumn({ nullable: true })
  customerId: number | null;

  @ForeignKey(() => Kitchen, { name: 'customer_order_kitchen_fkey', onDelete: 'SET NULL' })
  @IntegerColumn({ nullable: true })
  kitchenId: number | null;

  @TextColumn()
  kitchenCode: string;

  @TextColumn({ default: 'pending' })
  status: OrderStatus;

  @TextColumn({ default: 'unpaid' })
  paymentStatus: PaymentStatus;

  @TextColumn()
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

  @TextColumn({ nullable: true })
  deliveryInstructions: string | null;

  @TextColumn({ default: 'en' })
  locale: Language;

  @IntegerColumn()
  subtotalCents: number;

  @IntegerColumn({ default: 0 })
  promoDiscountCents: number;

  @IntegerColumn({ default: 0 })
  rewardsDiscountCents: number;

  @IntegerColumn({ default: 0 })
  deliveryFeeCents: number;

  @IntegerColumn({ default: 0 })
  pickupFeeCents: number;

  @IntegerColumn({ default: 0 })
  tipCents: number;

  @IntegerColumn()
  totalCents: number;

  /** Total of the quote token of the order; null without one, and if changes were accepted. */
  @IntegerColumn({ nullable: true })
  shownTotalCents: number | null;

  /** Part of the total with an open or completed refund, set by a trigger. */
  @IntegerColumn({ default: 0 })
  refundedCents: number;

  @TextColumn({ nullable: true })
  promoCode: string | null;

  /** Points credited on delivery. */
  @IntegerColumn({ default: 0 })
  pointsEarned: number;

  /** Earning rate at the time of the order; null for old orders. */
  @IntegerColumn({ nullable: true })
  pointsPerDollar: number | null;

  @IntegerColumn({ default: 0 })
  pointsRedeemed: number;

  /** Addresses of the site to return to after a hosted payment. */
  @JsonColumn({ nullable: true })
  returnUrls: { ok?: string; cancel?: string } | null;

  /** Stored response of the placement, for repeats of the idempotency key; null until the payment is open. */
  @JsonColumn({ type: 'json', nullable: true })
  answer: object | null;

  /** Hash of the request body; null for old rows. */
  @TextColumn({ nullable: true })
  bodyHash: string | null;

  @TextColumn({ default: '' })
  searchText: string;

  @InstantColumn()
  placedAt: Date;

  /** Start of the slot that the customer chose; null for as soon as possible. */
  @InstantColumn({ nullable: true })
  scheduledFor: Date | null;

  /** When the kitchen plans to finish the order, counted from the payment. */
  @InstantColumn({ nullable: true })
  promisedAt: Date | null;

  /** When the order is cancelled unless paid; null without a limited slot or code. A trigger clears it with the payment. */
  @InstantColumn({ nullable: true })
  holdExpiresAt: Date | null;

  /** When the order is cancelled unless accepted; null without a deadline, and once it is no longer pending. */
  @InstantColumn({ nullable: true })
  acceptBy: Date | null;

  /** When staff are reminded to accept the order; null afterwards. */
  @InstantColumn({ nullable: true })
  acceptReminderAt: Date | null;
}
