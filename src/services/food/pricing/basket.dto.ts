import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '#kit/openapi/api-notes';
import { type FieldOptions, field } from '#kit/fields/field';
import { Flag, MAX_INTEGER, Whole } from '#kit/fields/number-fields';
import { Nested } from '#kit/fields/shape-fields';
import { InstantText, OneOf, Text } from '#kit/fields/text-fields';
import { toCents } from '#kit/money/money';
import { parseInstant } from '#kit/time/calendar';
import { type BasketLine, MAX_LINES } from './pricing.types';

import { typedCode } from '#kit/text/typed-code';
import type { QuoteRequest } from './priced-basket';
import { SlotChoices } from './slot-choices';
import { Tip, type TipBody, tipChoice } from './tip.dto';
import { FULFILLMENTS, type Fulfillment } from '../fulfillment';

const MAY_BE_EMPTY = { optional: true, nullable: true } as const;

/** Larger values cannot have been displayed as a price. */
const MAX_SHOWN_PRICE = 1_000_000_000;

/** Id of a dish or an offer: a line has exactly one of them. */
function OneOfTwoIds(other: string, options: FieldOptions): PropertyDecorator {
  return applyDecorators(
    field(
      [
        { name: 'dish_or_offer', holds: (id, line) => (id == null) !== (line[other] == null), validatesAbsence: true },
        { name: 'record_id', holds: value => value == null || isId(value) },
      ],
      { type: 'integer', minimum: 1, maximum: MAX_INTEGER, nullable: true },
      options,
    ),
    ApiProperty({ required: false }),
  );
}

const isId = (value: unknown) => Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MAX_INTEGER;

/** The price that was displayed. It only reveals changes, so any number is accepted. */
const ShownPrice = () =>
  field(
    [{ name: 'number', holds: value => typeof value === 'number' && Math.abs(value) <= MAX_SHOWN_PRICE }],
    { type: Number },
    {
      ...MAY_BE_EMPTY,
      description: 'Unit price that was displayed to the customer. It reveals changes, and never sets the price.',
      example: 8.7,
    },
  );

export class ChosenOptionBody {
  @Text({ max: 100, example: 'size' })
  group: string;

  @Text({ max: 100, example: 'regular' })
  choice: string;
}

export class BasketLineBody {
  @OneOfTwoIds('offer_id', { description: 'Id of the dish; a line has either this or `offer_id`.', example: 4 })
  product_id?: number | null;

  @OneOfTwoIds('product_id', { description: 'Id of the combo offer; a line has either this or `product_id`.' })
  offer_id?: number | null;

  @Whole({ min: 1, max: 10, example: 3 })
  quantity: number;

  @Nested(() => ChosenOptionBody, {
    list: true,
    ...MAY_BE_EMPTY,
    description: 'Options of a dish, one entry for each choice.',
  })
  options?: ChosenOptionBody[] | null;

  @Text({ min: 0, max: 200, ...MAY_BE_EMPTY, example: 'No onions' })
  instructions?: string | null;

  @SlotChoices({ ...MAY_BE_EMPTY, description: 'Ids of the chosen dishes of an offer by the name of the slot.' })
  offer_choices?: Record<string, number> | null;

  @ShownPrice()
  unit_price?: number | null;
}

export class BasketAddressBody {
  @Text({ min: 0, ...MAY_BE_EMPTY, example: '12 Cedar Street' })
  street?: string | null;

  @Text({ min: 0, ...MAY_BE_EMPTY, example: 'New York' })
  city?: string | null;

  @Text({ min: 0, max: 32, ...MAY_BE_EMPTY, example: '10001' })
  postcode?: string | null;
}

export class QuoteBody {
  @Nested(() => BasketLineBody, { list: { min: 1, max: MAX_LINES } })
  lines: BasketLineBody[];

  @Text({ max: 40, example: 'downtown' })
  kitchen_code: string;

  @OneOf(FULFILLMENTS, { example: 'delivery' })
  fulfillment: Fulfillment;

  @Nested(() => BasketAddressBody, { ...MAY_BE_EMPTY, description: 'Address of a delivery.' })
  address?: BasketAddressBody | null;

  @Text({
    min: 0,
    ...MAY_BE_EMPTY,
    example: 'WELCOME10',
    description: 'Promo code as the customer typed it.',
  })
  promo_code?: string | null;

  @Flag({ ...MAY_BE_EMPTY, description: 'Whether to redeem points of the signed-in customer, once.' })
  redeem_points?: boolean | null;

  @Tip({ ...MAY_BE_EMPTY, description: 'Tip for the team, within the settings `tips` and `tip_max`.' })
  tip?: TipBody | null;

  @InstantText({
    ...MAY_BE_EMPTY,
    description:
      'Start of a slot of `GET /api/kitchens/{code}/slots` in which the order is to be ready; as soon as possible by default.',
  })
  scheduled_for?: string | null;
}

export function basketLine(body: BasketLineBody): BasketLine {
  const line = {
    quantity: body.quantity,
    instructions: body.instructions || null,
    shownUnitPriceCents: body.unit_price == null ? null : toCents(body.unit_price),
  };
  return body.offer_id == null
    ? { ...line, productId: body.product_id!, options: body.options ?? [] }
    : { ...line, offerId: body.offer_id, offerChoices: body.offer_choices ?? {} };
}

export function quoteRequest(body: QuoteBody): QuoteRequest {
  return {
    lines: body.lines.map(basketLine),
    kitchenCode: body.kitchen_code,
    fulfillment: body.fulfillment,
    address: body.address ?? null,
    promoCode: typedCode(body.promo_code ?? '') || null,
    redeemPoints: body.redeem_points ?? false,
    tip: tipChoice(body.tip),
    scheduledFor: body.scheduled_for == null ? null : parseInstant(body.scheduled_for)!,
  };
}
