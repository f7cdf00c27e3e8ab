import { sentencePairs } from '#kit/language/sentences';

export const workoutSentences = sentencePairs({
  'errors.workout_in_use': [
    'A program or a coach still uses this workout.',
    'لا تزال هذه الحصة ضمن برنامج أو خطة وضعها مدرب.',
  ],
  'validation.instead_of_reps': [
    '{{field}} stands in place of reps, not beside them.',
    'يحل {{field}} محل عدد التكرارات reps ولا يُرسَل معه.',
  ],
});
