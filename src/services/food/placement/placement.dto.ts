import { field } from '#kit/fields/field';
import { Email, OneOf, Phone, Text } from '#kit/fields/text-fields';
import { LANGUAGES, type Language } from '#kit/language/language';
import { ReturnUrlCancel, ReturnUrlOk } from '#money/payments/return-urls';
import { MAX_TOKEN_LENGTH } from '#shared/quote-tokens/quote-token';
import { QuoteBody } from '../pricing/basket.dto';

const MAY_BE_EMPTY = { optional: true, nullable: true } as const;

const AcceptedTerms = () =>
  field(
    [{ name: 'accepted', holds: value => value === true }],
    { type: Boolean, enum: [true] },
    { example: true, description: 'Whether the customer has agreed to the terms; must be true.' },
  );

export class PlacementBody extends QuoteBody {
  @Text({
    min: 0,
    max: 120,
    ...MAY_BE_EMPTY,
    description: "Name of the person who orders; required for a guest, by default that of the customer's account.",
    example: 'Sara Haddad',
  })
  name?: string | null;

  @Email({
    ...MAY_BE_EMPTY,
    description: "E-mail address of the order; required for a guest, by default that of the customer's account.",
  })
  email?: string | null;

  @Phone()
  phone: string;

  @Text({ max: 40, description: 'Payment method of `GET /api/payments/methods`.', example: 'demo' })
  payment_method: string;

  @AcceptedTerms()
  terms_accepted: true;

  @Text({
    min: 0,
    max: 500,
    ...MAY_BE_EMPTY,
    example: 'Ring twice',
    description: 'Instructions for the courier, such as which bell to ring.',
  })
  delivery_instructions?: string | null;

  @OneOf(LANGUAGES, {
    ...MAY_BE_EMPTY,
    description: 'Language of mails to the customer; by default that of the request.',
  })
  locale?: Language | null;

  @Text({ list: { max: 200 }, ...MAY_BE_EMPTY, description: 'Keys of the changes that the customer accepts.' })
  accept_changes?: string[] | null;

  @Text({
    min: 0,
    max: MAX_TOKEN_LENGTH,
    ...MAY_BE_EMPTY,
    description: 'Token of the quote that the customer accepts; `unit_price` of the lines is then ignored.',
  })
  quote_token?: string | null;

  @ReturnUrlOk()
  return_url_ok?: string | null;

  @ReturnUrlCancel()
  return_url_cancel?: string | null;
}
