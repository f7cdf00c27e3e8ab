import { applyDecorators } from '@nestjs/common';
import { Measurement, type MeasurementOptions } from '#kit/fields/number-fields';
import { QueryDay } from '#kit/fields/query-fields';
import { Day, Text } from '#kit/fields/text-fields';
import { readPage } from '#kit/http/page';
import { PageQuery } from '#kit/http/page-query';
import { zeroIs } from '../days/zero-readings';
import { FILTER, pagesFrom } from '../fitness.pages';

const measure = (min: number, max: number, options: MeasurementOptions = {}) =>
  applyDecorators(zeroIs(undefined), Measurement({ optional: true, nullable: true, min, max, places: 1, ...options }));

export class BodyReadingBody {
  @Day({ optional: true, description: 'Day of the reading, not in the future; today when left out.' })
  date?: string;

  @measure(1, 700, { places: 2, example: 72.45 })
  weight_kg?: number | null;

  @measure(40, 280, {
    example: 168,
    description: 'Body height, in centimetres.',
    otherUnit: { unit: 'cm', other: 'm', below: 3 },
  })
  height_cm?: number | null;

  @measure(1, 90, {
    example: 24.5,
    description: 'Body fat, in percent.',
    otherUnit: { unit: '%', other: '0–1', below: 1 },
  })
  body_fat_percent?: number | null;

  @measure(1, 300, { places: 2, example: 31.2, description: 'Muscle mass, in kilograms.' })
  muscle_mass_kg?: number | null;

  @measure(20, 300, { description: 'Chest circumference, in centimetres.' })
  chest_cm?: number | null;

  @measure(20, 300, { description: 'Waist circumference, in centimetres.' })
  waist_cm?: number | null;

  @measure(20, 300, { description: 'Hip circumference, in centimetres.' })
  hips_cm?: number | null;

  @measure(5, 150, { description: 'Upper arm circumference, in centimetres.' })
  arm_cm?: number | null;

  @measure(10, 200, { description: 'Thigh circumference, in centimetres.' })
  thigh_cm?: number | null;

  @Text({ optional: true, min: 0, max: 1000 })
  note?: string;
}

export class WeightGoalBody {
  @Measurement({
    nullable: true,
    min: 20,
    max: 500,
    example: 68,
    description: 'Target weight, in kilograms; null deletes the goal.',
  })
  target_weight_kg: number | null;

  @Day({
    optional: true,
    nullable: true,
    description: 'Day by which to reach the target weight, after today; null for none.',
  })
  target_date?: string | null;
}

const picture = () =>
  Text({
    optional: true,
    nullable: true,
    max: 500,
    description: 'Address of a picture uploaded to this service; null removes it.',
  });

export class ProgressPhotoBody {
  @Day({ optional: true, description: 'Day of the checkpoint, not in the future; today when left out.' })
  date?: string;

  @picture()
  front_url?: string | null;

  @picture()
  side_url?: string | null;

  @picture()
  back_url?: string | null;
}

export class JournalNoteBody {
  @Text({ min: 0, max: 5000, description: 'Text of the note; an empty one deletes it.' })
  body: string;

  @Day({ optional: true, description: 'Day of the note, not in the future; today when left out.' })
  date?: string;
}

export class BodyReadingsQuery extends PageQuery(pagesFrom(60)) {}
export class JournalQuery extends PageQuery(pagesFrom(30)) {}

export const FIRST_READINGS = readPage({}, pagesFrom(60));
export const FIRST_PHOTOS = readPage({}, pagesFrom(100));

export class PhotosQuery extends PageQuery(pagesFrom(100)) {
  @QueryDay({ ...FILTER, description: 'Day of the checkpoint to compare from; the first one when left out.' })
  before?: string;

  @QueryDay({ ...FILTER, description: 'Day of the checkpoint to compare with; the latest one when left out.' })
  after?: string;
}
