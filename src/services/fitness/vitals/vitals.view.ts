import { pageFieldsOf } from '../paged-rows';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { DayValueView, TrendView } from '../days/metrics.view';
import { BLOOD_PRESSURE_CATEGORIES, bloodPressureCategory } from './blood-pressure';

/** Vital signs with a daily series, each with its unit in the name; stress is from 0 to 100. */
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
    description: 'Class of the blood pressure by the guideline of ACC and AHA of 2017; null without a reading.',
  },
  (row: Pressure) => categoryOf(row),
);

export const HealthReadingView = view('HealthReadingView', {
  date: shown.day(),
  resting_heart_rate_bpm: shown.whole({
    nullable: true,
    description: 'Resting heart rate, in beats a minute; null if not measured.',
  }),
  heart_rate_variability_ms: shown.whole({
    nullable: true,
    description: 'Heart rate variability, in milliseconds; null if not measured.',
  }),
  systolic_mmhg: shown.whole({ nullable: true, description: 'Systolic blood pressure, in millimetres of mercury.' }),
  diastolic_mmhg: shown.whole({ nullable: true }),
  blood_pressure_category: category,
  blood_oxygen_percent: shown.number({
    nullable: true,
    description: 'Blood oxygen saturation, in percent; null if not measured.',
  }),
  respiratory_rate_bpm: shown.number({
    nullable: true,
    description: 'Respiratory rate, in breaths a minute; null if not measured.',
  }),
  body_temperature_c: shown.number({
    nullable: true,
    description: 'Body temperature, in degrees Celsius; null if not measured.',
  }),
  blood_glucose_mg_dl: shown.number({
    nullable: true,
    description: 'Blood glucose, in milligrams per decilitre; null if not measured.',
  }),
  stress: shown.whole({ nullable: true, description: 'Stress level, from 0 to 100; null if not measured.' }),
  note: shown.text(),
});
export type HealthReadingView = InstanceType<typeof HealthReadingView>;

export const VitalView = view('VitalView', {
  key: shown.word(VITALS, { description: 'Name of the vital sign, with its unit; stress is from 0 to 100.' }),
  latest: shown.number({ nullable: true, description: 'Latest value of the last 30 days; null without any.' }),
  date: shown.day({ nullable: true, description: 'Day of the latest value; null without any.' }),
  average: shown.number({
    nullable: true,
    description: 'Average over the days of `series` with a value; null without any.',
  }),
  lowest: shown.number({ nullable: true, description: 'Lowest value of `series`; null without any.' }),
  highest: shown.number({ nullable: true, description: 'Highest value of `series`; null without any.' }),
  trend: shown.one(TrendView, { description: 'Trend: the last 7 days against the 7 before.' }),
  series: shown.many(DayValueView, { description: 'Values of the last 30 days, today last; null without a reading.' }),
});
export type VitalView = InstanceType<typeof VitalView>;

export const BloodPressureDayView = view('BloodPressureDayView', {
  date: shown.day(),
  systolic_mmhg: shown.whole({ description: 'Systolic blood pressure, in millimetres of mercury.' }),
  diastolic_mmhg: shown.whole(),
  category: shown.word(BLOOD_PRESSURE_CATEGORIES, {
    description: 'Class of the blood pressure by the guideline of ACC and AHA of 2017.',
  }),
});
export type BloodPressureDayView = InstanceType<typeof BloodPressureDayView>;

export const BloodPressureView = view('BloodPressureView', {
  latest: shown.one(BloodPressureDayView, {
    nullable: true,
    description: 'Latest reading of `series`; null without any.',
  }),
  average_systolic_mmhg: shown.whole({
    nullable: true,
    description: 'Average systolic pressure of `series`, in millimetres of mercury; null without any.',
  }),
  average_diastolic_mmhg: shown.whole({
    nullable: true,
    description: 'Average diastolic pressure of `series`, in millimetres of mercury; null without any.',
  }),
  average_category: shown.word(BLOOD_PRESSURE_CATEGORIES, {
    nullable: true,
    description: 'Class of the averages by the same guideline; null without any.',
  }),
  series: shown.many(BloodPressureDayView, {
    description: 'Readings of the last 30 days, the earliest first; only days with a reading.',
  }),
});
export type BloodPressureView = InstanceType<typeof BloodPressureView>;

export const HealthPageView = view('HealthPageView', 'The vitals of today and one page of readings', {
  date: shown.day({ description: 'Today, in the time zone of the member.' }),
  timezone: shown.text({ example: 'Asia/Dubai' }),
  today: shown.one(HealthReadingView, { nullable: true, description: 'Reading of today; null without one.' }),
  vitals: shown.many(VitalView, {
    description: 'Vital signs over the last 30 days; a missing resting heart rate is taken from devices.',
  }),
  blood_pressure: shown.one(BloodPressureView, { description: 'Blood pressure over the last 30 days.' }),
  readings: shown.many(HealthReadingView, { description: 'One page of readings, the latest first.' }),
  ...pageFieldsOf('readings'),
});
export type HealthPageView = InstanceType<typeof HealthPageView>;
