import { Shown } from '#kit/fields/shape-fields';
import { BilingualView } from '#kit/language/bilingual.view';
import { fromCents } from '#kit/money/money';
import type { OfferChoiceRow, OfferRow } from './offers.queries';
import { savingsCents } from './savings';

export class OfferDishView {
  @Shown({ type: 'integer', example: 4 })
  id: number;

  @Shown({ example: 'lamb-kofta' })
  slug: string;

  @Shown({ type: BilingualView })
  name: BilingualView;

  @Shown({ description: 'Price of the dish alone', example: 14.5 })
  price: number;

  @Shown({ type: String, nullable: true })
  image: string | null;

  @Shown()
  is_available: boolean;
}

export class OfferChoiceView {
  @Shown({ type: 'integer', example: 4 })
  product_id: number;

  @Shown({ description: 'Added to the price of the offer', example: 1.5 })
  supplement: number;

  @Shown({ type: OfferDishView })
  product: OfferDishView;
}

export class OfferSlotView {
  @Shown({ example: 'main' })
  name: string;

  @Shown({ type: BilingualView })
  label: BilingualView;

  @Shown({ type: [OfferChoiceView] })
  choices: OfferChoiceView[];
}

export class OfferView {
  @Shown({ type: 'integer', example: 1 })
  id: number;

  @Shown({ example: 'lunch-for-two' })
  code: string;

  @Shown({ type: BilingualView })
  name: BilingualView;

  @Shown({ type: BilingualView })
  description: BilingualView;

  @Shown({ example: 32 })
  price: number;

  @Shown({ description: 'Against the cheapest choices ordered one by one', example: 6.5 })
  savings: number;

  @Shown({ type: [OfferSlotView] })
  slots: OfferSlotView[];

  @Shown({ type: String, nullable: true })
  image: string | null;

  @Shown()
  is_active: boolean;

  @Shown({ format: 'date-time' })
  created_at: string;

  @Shown({ format: 'date-time' })
  updated_at: string;
}

/** The public sees published dishes only; staff see every choice. */
export function offerView(row: OfferRow, withHidden: boolean): OfferView {
  const published = row.slots.map(slot => slot.choices.filter(choice => choice.is_published));
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    description: row.description,
    price: fromCents(row.price_cents),
    savings: fromCents(savingsCents(row.price_cents, published)),
    slots: row.slots.map((slot, index) => ({
      name: slot.name,
      label: slot.label,
      choices: (withHidden ? slot.choices : (published[index] ?? [])).map(choiceView),
    })),
    image: row.image,
    is_active: row.is_active,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

function choiceView(choice: OfferChoiceRow): OfferChoiceView {
  return {
    product_id: choice.product_id,
    supplement: fromCents(choice.supplement_cents),
    product: {
      id: choice.product_id,
      slug: choice.slug,
      name: choice.name,
      price: fromCents(choice.price_cents),
      image: choice.image,
      is_available: choice.is_available && choice.is_published,
    },
  };
}
