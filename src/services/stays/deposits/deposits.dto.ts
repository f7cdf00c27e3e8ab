import { Whole } from '#kit/fields/number-fields';
import { Text } from '#kit/fields/text-fields';

export class DepositBody {
  @Whole({
    min: 0,
    max: 10_000_000,
    example: 50,
    description: 'Part of the deposit to keep, in whole units of the currency; 0 keeps nothing.',
  })
  keep: number;

  @Text({
    max: 500,
    example: 'A broken window',
    description: 'Reason for keeping it. The guest reads it on the booking and in the mail about the deposit.',
  })
  reason: string;
}
