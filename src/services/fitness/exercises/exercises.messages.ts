import { messagePairs } from '#kit/language/messages';

export const exerciseMessages = messagePairs({
  'errors.exercise_in_use': ['A workout still uses this exercise.', 'لا يزال هذا التمرين ضمن إحدى الحصص التدريبية.'],
});
