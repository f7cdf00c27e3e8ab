import { Whole } from '#kit/fields/number-fields';
import { Day, OneOf, Text } from '#kit/fields/text-fields';
import { MAX_TOKEN_LENGTH } from '#shared/quote-tokens/quote-token';
import { CHANGE_REFUNDS, type ChangeRefund } from './change-settlement';

const OPTIONAL = { optional: true, nullable: true } as const;

export class DateChangePreviewBody {
  @Day({ description: 'New first night.' })
  check_in: string;

  @Day({ description: 'New check-out day, after the last night.', example: '2026-05-12' })
  check_out: string;

  @Whole({ ...OPTIONAL, min: 1, example: 2, description: 'New number of guests; as booked when omitted.' })
  guests?: number | null;
}

export class DateChangeBody extends DateChangePreviewBody {
  @Text({
    ...OPTIONAL,
    min: 0,
    max: MAX_TOKEN_LENGTH,
    description: '`quote_token` of the preview that the guest agrees to; the change costs what the preview showed.',
  })
  quote_token?: string | null;

  @Text({
    min: 8,
    max: 64,
    description: 'Idempotency key: a repeat for the same booking changes nothing more and returns the booking again.',
    example: '0f6b1f0e-6a52-4a3b-9a55-0f0c8a4c2d11',
  })
  client_token: string;
}

const DATE_REFUNDS = ['policy', 'full'] as const satisfies readonly ChangeRefund[];

export class StaffDateChangeBody extends DateChangePreviewBody {
  @OneOf(DATE_REFUNDS, {
    ...OPTIONAL,
    description: 'Credit for cancelled nights: the percent of the `policy` (default), or the `full` price.',
  })
  refund?: (typeof DATE_REFUNDS)[number] | null;

  @Text({
    max: 500,
    example: 'The guest called',
    description: 'Reason for the change. Staff see it with the booking, and the guest reads it in the mail.',
  })
  reason: string;
}

export class DepartureBody {
  @Day({ description: 'New check-out day, after today and before the booked one.', example: '2026-05-11' })
  check_out: string;

  @OneOf(CHANGE_REFUNDS, {
    ...OPTIONAL,
    description: 'Refund of the cancelled nights: `none` (default), the percent of the `policy`, or the `full` price.',
  })
  refund?: ChangeRefund | null;
}
