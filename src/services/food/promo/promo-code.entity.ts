import { Check, Column, Entity, Unique } from 'typeorm';
import {
  BooleanColumn,
  HandWrittenCheck,
  HandWrittenIndex,
  InstantColumn,
  IntegerColumn,
  StoredRecord,
  TextColumn,
} from '#kit/database/columns';

/** A percentage discount on the menu subtotal. Orders keep the code as text after it is deleted. Null is no condition. */
@Entity({ name: 'promo_code' })
@Unique('promo_code_code_key', ['code'])
@Check('promo_code_percent_in_range', 'percent > 0 AND percent <= 100')
@HandWrittenCheck('promo_code_period')
@HandWrittenCheck('promo_code_limits')
@HandWrittenCheck('promo_code_not_used_up')
@HandWrittenIndex('promo_code_recent_idx')
export class PromoCode extends StoredRecord {
  /** In capitals, trimmed. */
  @TextColumn()
  code: string;

  @Column({ type: 'numeric', precision: 5, scale: 2 })
  percent: number;

  @BooleanColumn({ default: true })
  excludesDelivery: boolean;

  @BooleanColumn({ default: false })
  stackableWithRewards: boolean;

  @BooleanColumn({ default: true })
  isActive: boolean;

  @InstantColumn({ nullable: true })
  startsAt: Date | null;

  /** Exclusive. */
  @InstantColumn({ nullable: true })
  endsAt: Date | null;

  @IntegerColumn({ nullable: true })
  maxUses: number | null;

  @IntegerColumn({ nullable: true })
  maxUsesPerCustomer: number | null;

  /** Minimum subtotal of the dishes before discounts. */
  @IntegerColumn({ nullable: true })
  minimumSubtotalCents: number | null;

  @BooleanColumn({ default: false })
  firstOrderOnly: boolean;

  /** Number of rows of the code in `promo_use`, set by a trigger. */
  @IntegerColumn({ default: 0 })
  uses: number;
}
