import { sentencePairs } from '#kit/language/sentences';

export const exerciseSentences = sentencePairs({
  'errors.exercise_in_use': ['A workout still uses this exercise.', 'لا يزال هذا التمرين ضمن إحدى الحصص التدريبية.'],
});
