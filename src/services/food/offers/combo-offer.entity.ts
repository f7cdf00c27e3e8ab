import { Check, Entity, Unique } from 'typeorm';
import {
  BilingualColumn,
  BooleanColumn,
  CreatedAt,
  EMPTY_BILINGUAL,
  HandWrittenIndex,
  Identity,
  IntegerColumn,
  JsonColumn,
  TextColumn,
  UpdatedAt,
} from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';

/** One place in a combo, filled by exactly one of its dishes. */
export interface OfferSlot {
  name: string;
  label: Bilingual;
  choices: { productId: number; supplementCents: number }[];
}

/** Several dishes for one price, addressed by its code. */
@Entity({ name: 'combo_offer' })
@Unique('combo_offer_code_key', ['code'])
@Check('combo_offer_price_not_negative', 'price_cents >= 0')
@HandWrittenIndex('combo_offer_recent_idx')
export class ComboOffer {
  @Identity('combo_offer')
  id: number;

  @TextColumn()
  code: string;

  @BilingualColumn()
  name: Bilingual;

  @BilingualColumn(EMPTY_BILINGUAL)
  description: Bilingual;

  @IntegerColumn({ name: 'price_cents' })
  priceCents: number;

  @JsonColumn({ default: [] })
  slots: OfferSlot[];

  @TextColumn({ nullable: true })
  image: string | null;

  @BooleanColumn({ name: 'is_active', default: true })
  isActive: boolean;

  @CreatedAt()
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;
}
