import { changeOf } from '#kit/fields/change-of';
import { Amount, Flag, Id } from '#kit/fields/number-fields';
import { BilingualField, Nested } from '#kit/fields/shape-fields';
import { Text } from '#kit/fields/text-fields';
import type { Bilingual } from '#kit/language/language';

const CODE = /^[A-Za-z0-9]+([_-][A-Za-z0-9]+)*$/;

export class OfferChoiceBody {
  @Id()
  product_id: number;

  @Amount({
    optional: true,
    example: 1.5,
    description: 'Amount that the choice adds to the price of the offer; 0 by default.',
  })
  supplement?: number;
}

export class OfferSlotBody {
  @Text({
    max: 40,
    pattern: CODE,
    example: 'main',
    description: 'Key of the slot, with which a basket names its choice.',
  })
  name: string;

  @BilingualField()
  label: Bilingual;

  @Nested(() => OfferChoiceBody, { list: { min: 1, max: 50 } })
  choices: OfferChoiceBody[];
}

export class OfferBody {
  @Text({ max: 60, pattern: CODE, example: 'lunch-for-two' })
  code: string;

  @BilingualField({ description: 'Name of the offer in both languages.' })
  name: Bilingual;

  @BilingualField({ min: 0, max: 2000, optional: true, description: 'Description of the offer in both languages.' })
  description?: Bilingual;

  @Amount({ example: 32, description: 'Price of the offer before supplements.' })
  price: number;

  @Nested(() => OfferSlotBody, {
    list: { min: 1, max: 10 },
    description: 'Slots of the offer in order; one dish is chosen for each.',
  })
  slots: OfferSlotBody[];

  @Text({ max: 500, optional: true, nullable: true })
  image?: string | null;

  @Flag({ optional: true, description: 'Whether the offer is shown and can be ordered; true by default.' })
  is_active?: boolean;
}

/** Slots are replaced as a whole. */
export class OfferChangeBody extends changeOf(OfferBody, 'code') {}
