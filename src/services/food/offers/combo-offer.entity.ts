import { Check, Entity, Unique } from 'typeorm';
import {
  BilingualColumn,
  BooleanColumn,
  HandWrittenIndex,
  IntegerColumn,
  JsonColumn,
  StoredRecord,
  TextColumn,
} from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';

/** A slot of a combo offer, for which the customer chooses one of its dishes. */
export interface OfferSlot {
  name: string;
  label: Bilingual;
  choices: { productId: number; supplementCents: number }[];
}

/** Several dishes at one price, identified by its code. */
@Entity({ name: 'combo_offer' })
@Unique('combo_offer_code_key', ['code'])
@Check('combo_offer_price_not_negative', 'price_cents >= 0')
@HandWrittenIndex('combo_offer_recent_idx')
export class ComboOffer extends StoredRecord {
  @TextColumn()
  code: string;

  @BilingualColumn()
  name: Bilingual;

  @BilingualColumn({ canBeEmpty: true })
  description: Bilingual;

  @IntegerColumn()
  priceCents: number;

  @JsonColumn({ default: [] })
  slots: OfferSlot[];

  @TextColumn({ nullable: true })
  image: string | null;

  @BooleanColumn({ default: true })
  isActive: boolean;
}
