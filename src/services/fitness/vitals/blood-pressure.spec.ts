import { bloodPressureCategory } from './blood-pressure';

it.each([
  [119, 79, 'normal'],
  [120, 79, 'elevated'],
  [119, 80, 'high_stage_1'],
  [130, 70, 'high_stage_1'],
  [139, 90, 'high_stage_2'],
  [140, 60, 'high_stage_2'],
  [180, 120, 'high_stage_2'],
  [181, 80, 'crisis'],
  [120, 121, 'crisis'],
])('%i over %i is %s', (systolic, diastolic, category) => {
  expect(bloodPressureCategory(systolic, diastolic)).toBe(category);
});
