export const BLOOD_PRESSURE_CATEGORIES = ['normal', 'elevated', 'high_stage_1', 'high_stage_2', 'crisis'] as const;
export type BloodPressureCategory = (typeof BLOOD_PRESSURE_CATEGORIES)[number];

/** Follows the guideline of the American College of Cardiology and the American Heart Association of 2017; in mmHg. */
export function bloodPressureCategory(systolic: number, diastolic: number): BloodPressureCategory {
  if (systolic > 180 || diastolic > 120) return 'crisis';
  if (systolic >= 140 || diastolic >= 90) return 'high_stage_2';
  if (systolic >= 130 || diastolic >= 80) return 'high_stage_1';
  return systolic >= 120 ? 'elevated' : 'normal';
}
