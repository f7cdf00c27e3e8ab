import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { BooleanColumn, HandWrittenCheck, HandWrittenIndex, IntegerColumn, TextColumn } from '#kit/database/columns';
import { Customer } from '../customers/customer.entity';
import { Order } from '../orders/order.entity';
import { PromoCode } from './promo-code.entity';

/** The use of a code with a limit by an order; deleted when the order gives it back. */
@Entity({ name: 'promo_use' })
@HandWrittenIndex('promo_use_promo_idx')
@HandWrittenIndex('promo_use_first_email')
@HandWrittenIndex('promo_use_first_customer')
export class PromoUse {
  @ForeignKey(() => Order, { name: 'promo_use_order_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  orderId: number;

  @ForeignKey(() => PromoCode, { name: 'promo_use_promo_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  promoId: number;

  /** Customer and e-mail hashes are stored only for codes with a limit per person. */
  @ForeignKey(() => Customer, { name: 'promo_use_customer_fkey' })
  @IntegerColumn({ nullable: true })
  customerId: number | null;

  /** SHA-256 of the e-mail address of the order. */
  @TextColumn({ nullable: true })
  emailHash: string | null;

  /** SHA-256 of the e-mail address of the account. */
  @TextColumn({ nullable: true })
  accountEmailHash: string | null;

  @BooleanColumn({ default: false })
  isFirst: boolean;
}

/** Number of uses of a code by one person, set by a trigger. */
@Entity({ name: 'promo_holder' })
@HandWrittenCheck('promo_holder_not_over')
@HandWrittenCheck('promo_holder_first')
@HandWrittenIndex('promo_holder_first_once')
export class PromoHolder {
  @ForeignKey(() => PromoCode, { name: 'promo_holder_promo_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  promoId: number;

  /** `customer:<id>` or `email:<hash>`. */
  @PrimaryColumn({ type: 'text' })
  holder: string;

  @IntegerColumn()
  uses: number;

  @IntegerColumn({ nullable: true })
  usesLimit: number | null;

  /** 1 if the use is of a code for the first order. A person has at most one over all codes. */
  @IntegerColumn({ default: 0 })
  firstUses: number;
}
