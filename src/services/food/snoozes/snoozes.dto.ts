import { Text } from '#kit/fields/text-fields';
import { EndTime } from '../kitchens/end-time';

export class SnoozeBody {
  @EndTime()
  until: string;

  @Text({
    min: 0,
    max: 200,
    optional: true,
    nullable: true,
    example: 'No lamb left',
    description: 'Reason, shown to the team.',
  })
  reason?: string | null;
}
