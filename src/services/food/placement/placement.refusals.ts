import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, getSchemaPath } from '#kit/openapi/api-notes';
import { type Refuse, refusal } from '#kit/refusals/refusal';
import { fromCents } from '#kit/money/money';
import { QuoteChangeView, QuoteView } from '../pricing/quote.view';
import { SchedulingUnavailable, SlotFull, SlotNotOffered } from '../slots/slot.refusals';
import type { Quote } from '../pricing/quote.types';
import { RefusesWithHelp } from '../pricing/refusal-help.view';

/** Prices or dishes differ from those shown to the customer; `changes` lists those that can be accepted. */
export const Changes = refusal(422, 'changes');
export const AddressIncomplete = refusal(422, 'address_incomplete');
export const OutsideArea = refusal(422, 'outside_area');
export const KitchenClosed = refusal(422, 'kitchen_closed');
export const BelowMinimum = refusal(422, 'below_minimum');
/** Unpaid orders of the network address already hold the maximum part of the slot, or of the uses of the code. */
export const TooManyUnpaidInSlot = refusal(422, 'too_many_unpaid_in_slot');
export const TooManyUnpaidWithCode = refusal(422, 'too_many_unpaid_with_code');

export const DELIVERY_REFUSALS: Record<NonNullable<Quote['delivery']['reason']>, Refuse> = {
  address_incomplete: AddressIncomplete,
  outside_area: OutsideArea,
  closed: KitchenClosed,
  below_minimum: BelowMinimum,
  scheduling_unavailable: SchedulingUnavailable,
  slot_not_offered: SlotNotOffered,
  slot_full: SlotFull,
};

export const shortOf = ({ minimumCents, missingCents }: Quote['delivery']) => ({
  minimum: fromCents(minimumCents ?? 0),
  missing: fromCents(missingCents),
});

/** Describes the extra fields of refused baskets. Put it above the list of refusals. */
export const BasketRefusals = () =>
  applyDecorators(
    ApiExtraModels(QuoteChangeView, QuoteView),
    RefusesWithHelp([400, SlotFull.status]),
    RefusesWithHelp([422], {
      changes: {
        type: 'array',
        description: 'With code `changes`: changes since the displayed quote, which the customer has to accept.',
        items: { $ref: getSchemaPath(QuoteChangeView) },
      },
      differs: {
        type: 'array',
        description: 'With code `quote_mismatch`: names of the fields in which the order differs from the quote.',
        items: { type: 'string' },
      },
      quote: {
        allOf: [{ $ref: getSchemaPath(QuoteView) }],
        description: 'If a `quote_token` was sent: the current quote, whose token can be used to order.',
      },
      minimum: { type: 'number', description: 'With code `below_minimum`: smallest subtotal of a delivery.' },
      missing: {
        type: 'number',
        description: 'With code `below_minimum`: amount that the subtotal is short of the minimum.',
      },
    }),
  );
