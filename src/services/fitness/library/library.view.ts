import { BilingualView } from '#kit/views/bilingual.view';
import { pageFieldsOf } from '../paged-rows';
import { shown } from '#kit/views/shown';
import { inBothSpellings } from '../both-spellings';
import { view } from '#kit/views/view';
import { DIFFICULTIES, EQUIPMENT, MUSCLES } from '../exercises/exercise-kinds';
import { WorkoutCardView } from '../training/workout-card.view';

export const ExerciseCardView = view('FitnessExerciseCard', 'An exercise as lists show it', {
  slug: shown.text({ example: 'push-up' }),
  name: shown.bilingual(),
  muscle: shown.word(MUSCLES, { description: 'Main muscle.' }),
  secondary_muscles: shown.words(MUSCLES, { description: 'Other muscles that it trains.' }),
  equipment: shown.word(EQUIPMENT),
  difficulty: shown.word(DIFFICULTIES),
  image_url: shown.picture({ nullable: true }),
  is_featured: shown.flag({ description: 'Whether the library shows it first; at most one exercise is.' }),
  is_saved: shown.flag({ description: 'Whether the member has saved it.' }),
});
export type ExerciseCardView = InstanceType<typeof ExerciseCardView>;

export const exerciseCard = (alias: string) =>
  ExerciseCardView.columns(alias, {
    is_saved: `EXISTS (SELECT 1 FROM saved_exercise k WHERE k.account_id = $1 AND k.exercise_id = ${alias}.id)`,
  });

const count = (words: readonly string[], what: string) =>
  view(`FitnessCountOf${words.length}Words`, {
    value: shown.word(words, { description: `Value of the filter by ${what}.` }),
    count: shown.whole({ description: 'Number of exercises.' }),
  });

export const MuscleCountView = count(MUSCLES, 'muscle');
export const EquipmentCountView = count(EQUIPMENT, 'equipment');
export const DifficultyCountView = count(DIFFICULTIES, 'difficulty');

export const LibraryPageView = view('FitnessLibraryPage', 'One page of exercises with filters and recent ones', {
  data: shown.many(ExerciseCardView, { description: 'Exercises, by English name.' }),
  page: shown.whole(),
  limit: shown.whole(),
  total: shown.whole(),
  totalPages: shown.whole(),
  featured: shown.one(ExerciseCardView, {
    nullable: true,
    description: 'The featured exercise; null while none is chosen.',
  }),
  saved: shown.many(ExerciseCardView, {
    description: 'Last 100 saved exercises, the latest first; `is_saved=true` lists all.',
  }),
  recently_viewed: shown.many(ExerciseCardView, { description: 'Last 8 viewed exercises.' }),
  muscles: shown.many(MuscleCountView, { description: 'Number of exercises for each value, over the whole library.' }),
  equipment: shown.many(EquipmentCountView, {
    description: 'Number of exercises for each value, over the whole library.',
  }),
  difficulties: shown.many(DifficultyCountView, {
    description: 'Number of exercises for each value, over the whole library.',
  }),
});
export type LibraryPageView = InstanceType<typeof LibraryPageView>;

export const DoneSetView = view('FitnessDoneSets', {
  date: shown.day(),
  sets: shown.whole({ description: 'Number of equal sets.' }),
  reps: shown.whole({ nullable: true, description: 'Repetitions of each set; null where none are counted.' }),
  ...inBothSpellings('weightKg', 'weight_kg', shown.number({ nullable: true, example: 42.5 })),
  in_session: shown.flag({ description: 'Whether it was done in a session, or logged directly.' }),
});
export type DoneSetView = InstanceType<typeof DoneSetView>;

export const PersonalBestView = view('FitnessPersonalBest', {
  ...inBothSpellings('weightKg', 'weight_kg', shown.number({ example: 60 })),
  reps: shown.whole(),
  date: shown.day(),
  one_rep_max_kg: shown.number({
    description: 'Estimated one-repetition maximum (Epley) of the best set of at most 12 repetitions, in kilograms.',
  }),
});
export type PersonalBestView = InstanceType<typeof PersonalBestView>;

export const ExercisePageView = view('FitnessExercisePage', 'An exercise with instructions, own records and history', {
  ...ExerciseCardView.fields,
  description: shown.bilingual(),
  instructions: shown.many(BilingualView, { description: 'Instructions, one entry a step.' }),
  cues: shown.many(BilingualView, { description: 'Points to watch during the exercise.' }),
  video_url: shown.text({ nullable: true, description: 'Address of a video; null without one.' }),
  views: shown.whole({ description: 'Number of views by the member.' }),
  personal_best: shown.one(PersonalBestView, {
    nullable: true,
    description: 'Set with the highest estimated one-repetition maximum; null without a weighted set.',
  }),
  history: shown.many(DoneSetView, { description: 'One page of logged sets, the latest first.' }),
  ...pageFieldsOf('history'),
  workouts: shown.many(WorkoutCardView, { description: 'Workouts that contain it, at most the 20 shortest.' }),
  alternatives: shown.many(ExerciseCardView, { description: 'At most six other exercises for the same main muscle.' }),
});
export type ExercisePageView = InstanceType<typeof ExercisePageView>;
