import { kindOf, typeOf } from './activity-kinds';

it.each([
  ['Run', 'run'],
  [' Trail  Run ', 'trail run'],
  ['EXERCISE_TYPE_RUNNING', 'exercise_type_running'],
  ['VirtualRide', 'VirtualRide'],
  ['HKWorkoutActivityTypeTraditionalStrengthTraining', 'HKWorkoutActivityTypeTraditionalStrengthTraining'],
  ['Course à pied', 'Course à pied'],
  ['جري', 'جري'],
  ['Fuß-/Radtour (lang)', 'Fuß-/Radtour (lang)'],
])('stores %j as %j', (sent, kind) => {
  expect(kindOf(sent)).toBe(kind);
});

it.each([
  ['run', 'run'],
  ['Course à pied', 'run'],
  ['HKWorkoutActivityTypeTraditionalStrengthTraining', 'strength'],
  ['HKWorkoutActivityTypeRunning', 'run'],
  ['HKWorkoutActivityTypeHighIntensityIntervalTraining', 'hiit'],
  ['HKWorkoutActivityTypePaddleSports', 'other'],
  ['exercise_type_swimming_open_water', 'swim'],
  ['EXERCISE_TYPE_BIKING_STATIONARY', 'ride'],
  ['treadmill_running', 'run'],
  ['lap_swimming', 'swim'],
  ['VirtualRide', 'ride'],
  ['WeightTraining', 'strength'],
  ['NordicSki', 'ski'],
  ['rope_skipping', 'cardio'],
  ['remote class', 'other'],
  ['Rad', 'ride'],
  ['Krafttraining', 'strength'],
  ['Ciclismo', 'ride'],
  ['Vélo', 'ride'],
  ['الجري', 'run'],
  ['مشي', 'walk'],
  ['رفع أثقال', 'strength'],
  ['Musculação', 'strength'],
  ['Muay Thai 🥊', 'other'],
  ['跑步', 'other'],
  ['', 'other'],
])('takes %j for %s', (kind, type) => {
  expect(typeOf(kind)).toBe(type);
});
