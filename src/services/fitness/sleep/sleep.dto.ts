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
  @Day({ optional: true, description: 'Day of waking. Required without `woke_at`; with it, it must be the same day.' })
  date?: string;

  @InstantText({ optional: true, description: 'Time of falling asleep; requires `woke_at`.' })
  fell_asleep_at?: string;

  @InstantText({ optional: true, description: 'Time of waking; requires `fell_asleep_at`.' })
  woke_at?: string;

  @Measurement({
    places: 0,
    optional: true,
    max: DAY_MINUTES,
    example: 445,
    description: 'Time asleep, in minutes; when left out, the time between the two less the minutes awake.',
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

  @Whole({
    optional: true,
    nullable: true,
    min: 1,
    max: 5,
    description: 'Quality of the sleep, from 1 to 5, as the member felt it.',
  })
  quality?: number | null;

  @Text({ optional: true, min: 0, max: 1000 })
  note?: string;
}
