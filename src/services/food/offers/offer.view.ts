import { fromCents } from '#kit/money/money';
import { shown } from '#kit/views/shown';
import { type RowOf, view } from '#kit/views/view';
import type { Bilingual } from '#kit/language/language';
import { savingsCents } from './savings';

interface OfferChoiceRow {
  product_id: number;
  supplement_cents: number;
  slug: string;
  name: Bilingual;
  price_cents: number;
  image: string | null;
  is_available: boolean;
  is_published: boolean;
}

interface OfferSlotRow {
  name: string;
  label: Bilingual;
  choices: OfferChoiceRow[];
}

const OfferDishView = view('OfferDishView', {
  id: shown.id({ example: 4 }),
  slug: shown.text({ example: 'lamb-kofta' }),
  name: shown.bilingual({ description: 'Name of the dish in both languages.' }),
  price: shown.amount({ from: 'price_cents', description: 'Price of the dish ordered on its own.', example: 14.5 }),
  image: shown.picture({ nullable: true }),
  is_available: shown.flag(),
});

const OfferChoiceView = view('OfferChoiceView', {
  product_id: shown.id({ example: 4 }),
  supplement: shown.amount({
    from: 'supplement_cents',
    description: 'Amount that the choice adds to the price of the offer.',
    example: 1.5,
  }),
  product: shown.made({ type: OfferDishView, description: 'Dish of the current menu.' }, (choice: OfferChoiceRow) =>
    OfferDishView.of({ ...choice, id: choice.product_id, is_available: choice.is_available && choice.is_published }),
  ),
});

const OfferSlotView = view('OfferSlotView', {
  name: shown.text({ example: 'main', description: 'Key of the slot, with which a basket names its choice.' }),
  label: shown.bilingual(),
  choices: shown.read({ type: [OfferChoiceView] }, (choices: OfferChoiceRow[]) => choices.map(OfferChoiceView.of)),
});

const publishedOf = (slot: OfferSlotRow) => slot.choices.filter(choice => choice.is_published);

export const OfferView = view('OfferView', 'A combo offer with its slots, choices and savings', {
  id: shown.id(),
  code: shown.text({ example: 'lunch-for-two' }),
  name: shown.bilingual({ description: 'Name of the offer in both languages.' }),
  description: shown.bilingual({ description: 'Description of the offer in both languages.' }),
  price: shown.amount({
    from: 'price_cents',
    example: 32,
    description: 'Price of the offer before supplements.',
  }),
  savings: shown.made(
    {
      type: Number,
      description: 'Savings compared with ordering the cheapest choices separately; at least 0.',
      example: 6.5,
    },
    (row: { price_cents: number; slots: OfferSlotRow[] }) =>
      fromCents(savingsCents(row.price_cents, row.slots.map(publishedOf))),
  ),
  slots: shown.read(
    { type: [OfferSlotView], description: 'Slots of the offer in order; one dish is chosen for each.' },
    (slots: OfferSlotRow[]) => slots.map(OfferSlotView.of),
  ),
  image: shown.picture({ nullable: true }),
  is_active: shown.flag({ description: 'Whether the offer is shown and can be ordered.' }),
  ...shown.timestamps,
});
export type OfferView = InstanceType<typeof OfferView>;
export type OfferRow = RowOf<typeof OfferView>;

/** The public sees published dishes only; staff see all choices. */
export const publicOfferView = (row: OfferRow): OfferView =>
  OfferView.of({ ...row, slots: row.slots.map(slot => ({ ...slot, choices: publishedOf(slot) })) });
