import { Whole } from '#kit/fields/number-fields';
import { Text } from '#kit/fields/text-fields';
import { Until } from './until';

export class PauseBody {
  @Until()
  until: string;

  @Text({
    min: 0,
    max: 200,
    optional: true,
    nullable: true,
    example: 'The oven is being repaired',
    description: 'Why, for the team and visitors.',
  })
  reason?: string | null;
}

export class BusyBody {
  @Whole({ min: 5, max: 120, example: 20, description: 'How many minutes longer new orders take.' })
  minutes: number;

  @Until()
  until: string;
}
