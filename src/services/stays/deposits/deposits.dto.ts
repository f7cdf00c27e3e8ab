import { Whole } from '#kit/fields/number-fields';
import { Text } from '#kit/fields/text-fields';

export class DepositBody {
  @Whole({
    min: 0,
    max: 10_000_000,
    example: 50,
    description: 'What of the deposit does not go back, in whole units of the currency; 0 for nothing.',
  })
  keep: number;

  @Text({
    max: 500,
    example: 'A broken window',
    description: 'Why it is kept. The guest reads it on the booking and in the mail about the deposit.',
  })
  reason: string;
}
