import { applyDecorators } from '@nestjs/common';
import { Measurement, type MeasurementOptions } from '#kit/fields/number-fields';
import { Day, Text } from '#kit/fields/text-fields';
import { readPage } from '#kit/http/page';
import { PageQuery } from '#kit/http/page-query';
import { zeroIs } from '../days/zero-readings';
import { pagesFrom } from '../fitness.pages';

export class HealthReadingsQuery extends PageQuery(pagesFrom(60)) {}

export const FIRST_READINGS = readPage({}, pagesFrom(60));

const whole = (min: number, max: number, options: MeasurementOptions = {}) =>
  applyDecorators(
    ...(min > 0 ? [zeroIs(undefined)] : []),
    Measurement({ optional: true, nullable: true, min, max, places: 0, ...options }),
  );
const decimal = (min: number, max: number, options: MeasurementOptions = {}) =>
  applyDecorators(zeroIs(undefined), Measurement({ optional: true, nullable: true, min, max, places: 1, ...options }));

export class HealthReadingBody {
  @Day({ optional: true, description: 'Day of the reading, not in the future; today when left out.' })
  date?: string;

  @whole(20, 250, { example: 58, description: 'Resting heart rate, in beats a minute.' })
  resting_heart_rate_bpm?: number | null;

  @whole(1, 500, { example: 62, description: 'Heart rate variability, in milliseconds.' })
  heart_rate_variability_ms?: number | null;

  @whole(40, 300, {
    example: 118,
    description: 'Systolic blood pressure, in millimetres of mercury; requires the diastolic one and must be above it.',
    otherUnit: { unit: 'mmHg', other: 'kPa', below: 40 },
  })
  systolic_mmhg?: number | null;

  @whole(20, 200, { example: 76, otherUnit: { unit: 'mmHg', other: 'kPa', below: 20 } })
  diastolic_mmhg?: number | null;

  @decimal(50, 100, {
    example: 98,
    description: 'Blood oxygen saturation, in percent.',
    otherUnit: { unit: '%', other: '0–1', below: 1.001 },
  })
  blood_oxygen_percent?: number | null;

  @decimal(2, 80, { example: 14.5, description: 'Respiratory rate, in breaths a minute.' })
  respiratory_rate_bpm?: number | null;

  @decimal(30, 45, {
    example: 36.6,
    description: 'Body temperature, in degrees Celsius.',
    otherUnit: { unit: '°C', other: '°F', above: 45 },
  })
  body_temperature_c?: number | null;

  @decimal(20, 1000, {
    example: 92,
    description: 'Blood glucose, in milligrams per decilitre.',
    otherUnit: { unit: 'mg/dl', other: 'mmol/l', below: 20 },
  })
  blood_glucose_mg_dl?: number | null;

  @whole(0, 100, { example: 30, description: 'Stress level, from 0 to 100.' })
  stress?: number | null;

  @Text({ optional: true, min: 0, max: 1000 })
  note?: string;
}
