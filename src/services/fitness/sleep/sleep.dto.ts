import { Measurement, Whole } from '#kit/fields/number-fields';
import { Day, InstantText, Text } from '#kit/fields/text-fields';
import { readPage } from '#kit/http/page';
import { PageQuery } from '#kit/http/page-query';
import { pagesFrom } from '../fitness.pages';

export class NightsQuery extends PageQuery(pagesFrom(30)) {}

export const FIRST_NIGHTS = readPage({}, pagesFrom(30));

const DAY_MINUTES = 1440;
const stage = () => Measurement({ places: 0, optional: true, nullable: true, max: DAY_MINUTES });

export class SleepNightBody {
  @Day({ optional: true, description: 'The day of waking; needed without `woke_at`, and then the same as its day.' })
  date?: string;

  @InstantText({ optional: true, description: 'Sent together with `woke_at`, or not at all' })
  fell_asleep_at?: string;

  @InstantText({ optional: true, description: 'When the sleep ended, in UTC.' })
  woke_at?: string;

  @Measurement({
    places: 0,
    optional: true,
    max: DAY_MINUTES,
    example: 445,
    description: 'The time between the two less the minutes awake, when left out',
  })
  asleep_minutes?: number;

  @stage()
  deep_minutes?: number | null;

  @stage()
  rem_minutes?: number | null;

  @stage()
  light_minutes?: number | null;

  @stage()
  awake_minutes?: number | null;

  @Whole({ optional: true, nullable: true, min: 1, max: 5, description: 'How good it was, 1 to 5.' })
  quality?: number | null;

  @Text({ optional: true, min: 0, max: 1000 })
  note?: string;
}
