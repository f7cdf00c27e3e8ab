import { applyDecorators } from '@nestjs/common';
import { changingText } from '#kit/fields/field';
import { Nested } from '#kit/fields/shape-fields';
import { Measurement, type NumberOptions } from '#kit/fields/number-fields';
import { Day, InstantText, Text } from '#kit/fields/text-fields';
import { kindOf } from '../activity/activity-kinds';
import { zeroIs } from '../days/zero-readings';

/** Days in a quarter. */
const MAX_DAYS = 92;
const MAX_SESSIONS = 100;

const RECORDED_AT =
  'Time at which the device recorded the figures. Older figures than the stored ones are ignored; without it, the last to arrive count.';

/** Devices send 0 for a heart rate that they did not measure. */
const HeartRate = (options: NumberOptions) =>
  applyDecorators(
    zeroIs(null),
    Measurement({
      places: 0,
      optional: true,
      nullable: true,
      min: 20,
      max: 250,
      description: 'Heart rate, in beats a minute; 0 and null are ignored.',
      ...options,
    }),
  );

const ActivityKind = () =>
  applyDecorators(
    changingText(kindOf),
    Text({
      max: 100,
      example: 'run',
      description: 'Kind of activity, in any language; stored as sent, plain words in lower case.',
    }),
  );

export class IngestedDayBody {
  @Day({ description: 'Day of the figures, in the time zone of the member; once in a body, at most one day ahead.' })
  date: string;

  @Measurement({ places: 0, optional: true, max: 200_000, example: 8421, description: 'Number of steps.' })
  steps?: number;

  @Measurement({ optional: true, max: 1_000_000, description: 'Distance, in metres.', example: 6120.5 })
  distance_m?: number;

  @Measurement({
    places: 0,
    optional: true,
    max: 1440,
    example: 47,
    description: 'Minutes of movement at the intensity of exercise.',
  })
  active_minutes?: number;

  @Measurement({ optional: true, max: 20_000, description: 'Energy of movement, in kilocalories.', example: 512 })
  calories?: number;

  @Measurement({ places: 0, optional: true, max: 5000, example: 9, description: 'Number of floors climbed.' })
  floors?: number;

  @HeartRate({ example: 58 })
  resting_heart_rate?: number | null;

  @InstantText({ optional: true, description: RECORDED_AT })
  recorded_at?: string;
}

export class DailyMetricsBody {
  @Nested(() => IngestedDayBody, { list: { min: 1, max: MAX_DAYS }, description: 'Figures of 1 to 92 days.' })
  days: IngestedDayBody[];
}

export class IngestedSessionBody {
  @Text({
    optional: true,
    max: 200,
    example: 'garmin-1843302',
    description:
      'Id of the training at the sender, unique for the key and the keys it replaced. Sending it again updates the training; without an id, ' +
      'kind and times identify the training.',
  })
  external_id?: string;

  @ActivityKind()
  kind: string;

  @InstantText({
    description:
      'Start, with a zone or offset, which decides the day; a time in UTC is read in the time zone of the member.',
  })
  started_at: string;

  @InstantText({ description: 'End, with a zone or offset; at most 48 hours after the start.' })
  ended_at: string;

  @Measurement({ optional: true, max: 20_000, description: 'Energy, in kilocalories.', example: 310 })
  calories?: number;

  @Measurement({ optional: true, max: 1_000_000, description: 'Distance, in metres.', example: 5000 })
  distance_m?: number;

  @HeartRate({ example: 142 })
  average_heart_rate?: number | null;

  @InstantText({ optional: true, description: RECORDED_AT })
  recorded_at?: string;
}

export class IngestedSessionsBody {
  @Nested(() => IngestedSessionBody, {
    list: { min: 1, max: MAX_SESSIONS },
    description: 'List of 1 to 100 trainings.',
  })
  sessions: IngestedSessionBody[];
}
