import { Shown } from '#kit/fields/shape-fields';
import { BilingualView } from '#kit/language/bilingual.view';
import { fromCents } from '#kit/money/money';
import type { OrderLineRow } from './orders.queries';

const ABSENT = 'absent for kitchen accounts';

export class OrderedOptionView {
  @Shown({ example: 'size' })
  group: string;

  @Shown({ type: BilingualView })
  group_name: BilingualView;

  @Shown({ example: 'large' })
  choice: string;

  @Shown({ type: BilingualView })
  choice_name: BilingualView;

  @Shown({ type: Number, required: false, example: 3, description: ABSENT })
  price_delta?: number;
}

export class OrderedDishView {
  @Shown({ example: 'main' })
  slot: string;

  @Shown({ type: BilingualView })
  label: BilingualView;

  @Shown({ type: 'integer', example: 4 })
  product_id: number;

  @Shown({ type: BilingualView })
  name: BilingualView;

  @Shown({ type: Number, required: false, example: 1.5, description: ABSENT })
  supplement?: number;
}

/** A line as it was ordered; later changes of the menu never reach it. */
export class OrderLineView {
  @Shown({ type: 'integer', description: 'position in the order, from 0', example: 0 })
  line: number;

  @Shown({ type: 'integer', nullable: true, example: 4 })
  product_id: number | null;

  @Shown({ type: 'integer', nullable: true, example: null })
  offer_id: number | null;

  @Shown({ type: BilingualView })
  name: BilingualView;

  @Shown({ type: 'integer', example: 3 })
  quantity: number;

  @Shown({ type: [OrderedOptionView] })
  options: OrderedOptionView[];

  @Shown({ type: [OrderedDishView], description: 'dishes of a combo offer; empty for a dish' })
  offer_choices: OrderedDishView[];

  @Shown({ type: String, nullable: true, example: 'No onions' })
  instructions: string | null;

  @Shown({ type: Number, required: false, example: 8.7, description: ABSENT })
  unit_price?: number;

  @Shown({ type: Number, required: false, example: 26.1, description: ABSENT })
  line_total?: number;
}

/** The line with its prices. */
export function orderLineView(line: OrderLineRow, index: number): OrderLineView {
  return {
    ...unpricedLineView(line, index),
    options: line.options.map(({ priceDeltaCents, ...option }) => ({
      ...optionView(option),
      price_delta: fromCents(priceDeltaCents),
    })),
    offer_choices: (line.offerChoices ?? []).map(({ supplementCents, ...dish }) => ({
      ...dishView(dish),
      supplement: fromCents(supplementCents),
    })),
    unit_price: fromCents(line.unitPriceCents),
    line_total: fromCents(line.lineTotalCents),
  };
}

/** The line as a kitchen sees it: what to make, and no price anywhere. */
export function unpricedLineView(line: OrderLineRow, index: number) {
  return {
    line: index,
    product_id: line.productId,
    offer_id: line.offerId,
    name: line.name,
    quantity: line.quantity,
    options: line.options.map(optionView),
    offer_choices: (line.offerChoices ?? []).map(dishView),
    instructions: line.instructions,
  };
}

type Option = Omit<OrderLineRow['options'][number], 'priceDeltaCents'>;
type Dish = Omit<NonNullable<OrderLineRow['offerChoices']>[number], 'supplementCents'>;

const optionView = ({ group, groupName, choice, choiceName }: Option) => ({
  group,
  group_name: groupName,
  choice,
  choice_name: choiceName,
});

const dishView = ({ slot, label, productId, name }: Dish) => ({
  slot,
  label,
  product_id: productId,
  name,
});
