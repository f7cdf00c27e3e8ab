import { Whole } from '#kit/fields/number-fields';
import { Text } from '#kit/fields/text-fields';
import { EndTime } from './end-time';

export class PauseBody {
  @EndTime()
  until: string;

  @Text({
    min: 0,
    max: 200,
    optional: true,
    nullable: true,
    example: 'The oven is being repaired',
    description: 'Reason, shown to the team and to visitors.',
  })
  reason?: string | null;
}

export class BusyBody {
  @Whole({ min: 5, max: 120, example: 20, description: 'Extra minutes that new orders take.' })
  minutes: number;

  @EndTime()
  until: string;
}
