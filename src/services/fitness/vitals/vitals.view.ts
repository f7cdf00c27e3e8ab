import { figuresOf } from '../paged-rows';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { DayValueView, TrendView } from '../days/figures.view';
import { BLOOD_PRESSURE_CATEGORIES, bloodPressureCategory } from './blood-pressure';

/** What is followed day by day, each with the unit in its name; stress is 0 to 100. */
export const VITALS = [
  'resting_heart_rate_bpm',
  'heart_rate_variability_ms',
  'blood_oxygen_percent',
  'respiratory_rate_bpm',
  'body_temperature_c',
  'blood_glucose_mg_dl',
  'stress',
] as const;

interface Pressure {
  systolic_mmhg: number | null;
  diastolic_mmhg: number | null;
}
export const categoryOf = ({ systolic_mmhg: systolic, diastolic_mmhg: diastolic }: Pressure) =>
  systolic === null || diastolic === null ? null : bloodPressureCategory(systolic, diastolic);

const category = shown.made(
  {
    type: String,
    nullable: true,
    enum: [...BLOOD_PRESSURE_CATEGORIES, null],
    description: 'Class of the two pressures by the guideline of ACC and AHA of 2017; null without them.',
  },
  (row: Pressure) => categoryOf(row),
);

export const HealthReadingView = view('HealthReadingView', {
  date: shown.day(),
  resting_heart_rate_bpm: shown.whole({ nullable: true, description: 'Heart rate at rest, in beats a minute.' }),
  heart_rate_variability_ms: shown.whole({
    nullable: true,
    description: 'Variability of the heart rate, in milliseconds.',
  }),
  systolic_mmhg: shown.whole({ nullable: true, description: 'Systolic blood pressure, in millimetres of mercury.' }),
  diastolic_mmhg: shown.whole({ nullable: true }),
  blood_pressure_category: category,
  blood_oxygen_percent: shown.number({ nullable: true, description: 'Oxygen saturation of the blood, in percent.' }),
  respiratory_rate_bpm: shown.number({ nullable: true, description: 'Breaths a minute' }),
  body_temperature_c: shown.number({ nullable: true, description: 'Temperature of the body, in degrees Celsius.' }),
  blood_glucose_mg_dl: shown.number({
    nullable: true,
    description: 'Sugar in the blood, in milligrams per decilitre.',
  }),
  stress: shown.whole({ nullable: true, description: '0 to 100' }),
  note: shown.text(),
});
export type HealthReadingView = InstanceType<typeof HealthReadingView>;

export const VitalView = view('VitalView', {
  key: shown.word(VITALS, { description: 'What is measured, with its unit; stress is 0 to 100.' }),
  latest: shown.number({ nullable: true, description: 'Of the last 30 days.' }),
  date: shown.day({ nullable: true, description: 'Of the latest.' }),
  average: shown.number({ nullable: true, description: 'Of the days of the series that know it.' }),
  lowest: shown.number({ nullable: true, description: 'The lowest of the series; null without any.' }),
  highest: shown.number({ nullable: true, description: 'The highest of the series; null without any.' }),
  trend: shown.one(TrendView, { description: 'The last 7 days against the 7 before.' }),
  series: shown.many(DayValueView, { description: 'The last 30 days, today last; a gap is null.' }),
});
export type VitalView = InstanceType<typeof VitalView>;

export const BloodPressureDayView = view('BloodPressureDayView', {
  date: shown.day(),
  systolic_mmhg: shown.whole({ description: 'Systolic blood pressure, in millimetres of mercury.' }),
  diastolic_mmhg: shown.whole(),
  category: shown.word(BLOOD_PRESSURE_CATEGORIES, { description: 'Class by the guideline of ACC and AHA of 2017.' }),
});
export type BloodPressureDayView = InstanceType<typeof BloodPressureDayView>;

export const BloodPressureView = view('BloodPressureView', {
  latest: shown.one(BloodPressureDayView, {
    nullable: true,
    description: 'The latest of the series; null without any.',
  }),
  average_systolic_mmhg: shown.whole({
    nullable: true,
    description: 'Average of the series, in millimetres of mercury; null without any.',
  }),
  average_diastolic_mmhg: shown.whole({
    nullable: true,
    description: 'Average of the series, in millimetres of mercury; null without any.',
  }),
  average_category: shown.word(BLOOD_PRESSURE_CATEGORIES, {
    nullable: true,
    description: 'Class of the two averages; null without any.',
  }),
  series: shown.many(BloodPressureDayView, { description: 'Measured days of the last 30, the earliest first.' }),
});
export type BloodPressureView = InstanceType<typeof BloodPressureView>;

export const HealthPageView = view('HealthPageView', 'The vitals of today and one page of readings', {
  date: shown.day({ description: "Today's date in the time zone of the member." }),
  timezone: shown.text({ example: 'Asia/Dubai' }),
  today: shown.one(HealthReadingView, { nullable: true, description: "Today's reading, null without one." }),
  vitals: shown.many(VitalView, {
    description: 'The resting heart rate is what was measured, else the value of a device; the others are measured.',
  }),
  blood_pressure: shown.one(BloodPressureView, { description: 'The last 30 days of it.' }),
  readings: shown.many(HealthReadingView, { description: 'The latest first.' }),
  ...figuresOf('readings'),
});
export type HealthPageView = InstanceType<typeof HealthPageView>;
