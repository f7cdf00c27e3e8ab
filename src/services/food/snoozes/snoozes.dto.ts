import { Text } from '#kit/fields/text-fields';
import { Until } from '../kitchens/until';

export class SnoozeBody {
  @Until()
  until: string;

  @Text({
    min: 0,
    max: 200,
    optional: true,
    nullable: true,
    example: 'No lamb left',
    description: 'Why, for the team.',
  })
  reason?: string | null;
}
