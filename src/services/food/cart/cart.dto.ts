import { Nested } from '#kit/fields/shape-fields';
import { Whole } from '#kit/fields/number-fields';
import { OneOf, Text } from '#kit/fields/text-fields';
import { BasketLineBody, ChosenOptionBody } from '../pricing/basket.dto';
import { MAX_LINES, MAX_QUANTITY } from './cart-rules';
import { SlotChoices } from '../pricing/slot-choices';
import { FULFILLMENTS, type Fulfillment } from '../fulfillment';

export class CartItemChangeBody {
  @Whole({ min: 1, max: MAX_QUANTITY, optional: true, example: 3 })
  quantity?: number;

  @Nested(() => ChosenOptionBody, {
    list: true,
    optional: true,
    nullable: true,
    description: 'Options of a dish, one entry for each choice; replaces all of them.',
  })
  options?: ChosenOptionBody[] | null;

  @Text({ min: 0, max: 200, optional: true, nullable: true, example: 'No onions' })
  instructions?: string | null;

  @SlotChoices({
    optional: true,
    nullable: true,
    description: 'Ids of the chosen dishes of an offer by the name of the slot; replaces all of them.',
  })
  offer_choices?: Record<string, number> | null;
}

export class CartMetaBody {
  @Text({ max: 40, optional: true, nullable: true, example: 'downtown' })
  kitchen_code?: string | null;

  @OneOf(FULFILLMENTS, { optional: true, example: 'delivery' })
  fulfillment?: Fulfillment;
}

export class CartMergeBody {
  @Nested(() => BasketLineBody, { list: { max: MAX_LINES } })
  lines: BasketLineBody[];
}
