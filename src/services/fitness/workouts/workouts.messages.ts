import { messagePairs } from '#kit/language/messages';

export const workoutMessages = messagePairs({
  'errors.workout_in_use': [
    'A program or a plan of a coach still uses this workout.',
    'لا تزال هذه الحصة ضمن برنامج أو خطة وضعها مدرب.',
  ],
  'validation.instead_of_reps': [
    '{{field}} replaces reps; send only one of the two.',
    'يحل {{field}} محل عدد التكرارات reps ولا يُرسَل معه.',
  ],
});
