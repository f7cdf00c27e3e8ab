import { Amount, Whole } from '#kit/fields/number-fields';
import { Day, Email, OneOf, Phone, Text } from '#kit/fields/text-fields';
import { LANGUAGES, type Language } from '#kit/language/language';
import { Honeypot } from '#shared/forms/public-form';
import { MAX_TOKEN_LENGTH } from '#shared/quote-tokens/quote-token';
import { ReturnUrlCancel, ReturnUrlOk } from '#money/payments/return-urls';
import { PAYMENT_METHODS, type PaymentMethod } from '../bookings/booking-status';

const OPTIONAL = { optional: true, nullable: true } as const;
const ONLY_SIMULATOR = { ...OPTIONAL, min: 0, max: 100, verbatim: true } as const;

export class BookingBody {
  @Text({ max: 120, example: 'sea-house' })
  stay_slug: string;

  @Day({ description: 'First night of the booking.' })
  check_in: string;

  @Day({ description: 'Check-out day, after the last night.', example: '2026-05-12' })
  check_out: string;

  @Whole({ min: 1, example: 2 })
  guests: number;

  @Text({ max: 100, example: 'Sara', description: 'Given name of the guest.' })
  guest_first_name: string;

  @Text({ max: 100, example: 'Haddad', description: 'Family name of the guest.' })
  guest_last_name: string;

  @Email({
    description:
      'E-mail address of the guest, which opens the booking together with its reference; stored in lower case.',
  })
  guest_email: string;

  @OneOf(PAYMENT_METHODS, { example: 'card', description: 'Payment method, one of `GET /api/payments/methods`.' })
  payment_method: PaymentMethod;

  @Text({
    min: 8,
    max: 64,
    description:
      'Idempotency key: repeated with the same e-mail address, it returns the first receipt (with `Idempotency-Mismatch: true` when the body differs)',
    example: '0f6b1f0e-6a52-4a3b-9a55-0f0c8a4c2d11',
  })
  client_token: string;

  @Phone({
    ...OPTIONAL,
    blankIsAbsent: true,
    description: 'Phone number of the guest, with the country code; null without one.',
  })
  guest_phone?: string | null;

  @Text({
    ...OPTIONAL,
    min: 0,
    max: 2000,
    example: 'A cot for the baby, please',
    description: 'Special requests of the guest; null without any.',
  })
  special_requests?: string | null;

  @Text({
    ...OPTIONAL,
    min: 0,
    max: MAX_TOKEN_LENGTH,
    description: '`quote_token` of the quote that the guest agrees to; the booking costs what the quote showed.',
  })
  quote_token?: string | null;

  @OneOf(LANGUAGES, { ...OPTIONAL, description: 'Language of mails; the language of the request when omitted.' })
  locale?: Language | null;

  @Text({
    ...OPTIONAL,
    min: 0,
    max: 64,
    blankIsAbsent: true,
    secret: true,
    description: 'Token of a waitlist offer, for which its nights are held.',
  })
  offer_token?: string | null;

  @ReturnUrlOk()
  return_url_ok?: string | null;

  @ReturnUrlCancel()
  return_url_cancel?: string | null;

  @Text({
    ...ONLY_SIMULATOR,
    description: 'Card number, for the simulator only: 4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined.',
    example: '4242 4242 4242 4242',
  })
  card_number?: string | null;

  @Text({ ...ONLY_SIMULATOR, description: 'Name on the card, for the simulator only.', example: 'Sara Haddad' })
  card_name?: string | null;

  @Text({
    ...ONLY_SIMULATOR,
    description: 'Expiry month of the card, `MM/YY`, not in the past; for the simulator only.',
    example: '12/30',
  })
  card_expiry?: string | null;

  @Text({
    ...ONLY_SIMULATOR,
    description: 'Security code of three or four digits, for the simulator only.',
    example: '123',
  })
  card_cvc?: string | null;

  @Honeypot()
  company?: string | null;
}

export class CancellationBody {
  @Amount({
    ...OPTIONAL,
    example: 340,
    description: '`refund_now` of the preview; nothing is cancelled if the refund has changed.',
  })
  expected_refund?: number | null;
}
