import { sentencePairs } from '#kit/language/sentences';

export const workoutSentences = sentencePairs({
  'errors.workout_in_use': [
    'A program or a plan of a coach still uses this workout.',
    'لا تزال هذه الحصة ضمن برنامج أو خطة وضعها مدرب.',
  ],
  'validation.instead_of_reps': [
    '{{field}} replaces reps; send only one of the two.',
    'يحل {{field}} محل عدد التكرارات reps ولا يُرسَل معه.',
  ],
});
