import { Check, Column, Entity, Unique } from 'typeorm';
import { BooleanColumn, HandWrittenIndex, StoredRecord, TextColumn } from '#kit/database/columns';

/** A percentage discount on the menu subtotal. Orders keep the code as text after it is deleted. */
@Entity({ name: 'promo_code' })
@Unique('promo_code_code_key', ['code'])
@Check('promo_code_percent_in_range', 'percent > 0 AND percent <= 100')
@HandWrittenIndex('promo_code_recent_idx')
export class PromoCode extends StoredRecord {
  /** Upper case, trimmed. */
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
}
