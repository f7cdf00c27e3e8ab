import { BilingualView } from '#kit/views/bilingual.view';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { sluggedFields } from '../catalogue/catalogue.view';
import { DIFFICULTIES, EQUIPMENT, MUSCLES } from './exercise-kinds';

export const ManagedExerciseView = view('ManagedExerciseView', 'An exercise with all its fields', {
  ...sluggedFields,
  muscle: shown.word(MUSCLES),
  secondary_muscles: shown.words(MUSCLES, { description: 'Other muscles that it trains.' }),
  equipment: shown.word(EQUIPMENT),
  difficulty: shown.word(DIFFICULTIES),
  instructions: shown.many(BilingualView, { description: 'Instructions, one entry a step.' }),
  cues: shown.many(BilingualView, { description: 'Points to watch during the exercise.' }),
  video_url: shown.text({ nullable: true, description: 'Address of a video; null without one.' }),
  is_featured: shown.flag({ description: 'Whether the library shows it first; at most one exercise is featured.' }),
  ...shown.timestamps,
});
