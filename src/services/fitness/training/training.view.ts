import { figuresOf } from '#kit/http/paged-rows';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { DIFFICULTIES, EQUIPMENT, MUSCLES } from '../exercises/exercise-kinds';
import { PROGRAM_GOALS } from '../programs/program-goals';
import type { PlanSource } from './todays-plan';
import { WorkoutCardView } from './workout-card.view';

const SOURCES: readonly PlanSource[] = ['assignment', 'program', 'suggestion'];

export const TodaysWorkoutView = view('FitnessTodaysWorkout', {
  source: shown.word(SOURCES, { description: 'Given by the coach, the day of the program, or suggested.' }),
  workout: shown.one(WorkoutCardView),
  has_open_session: shown.flag({ description: 'A session is under way; it may be of another workout.' }),
});

export const PlannedDayView = view('FitnessPlannedDay', {
  date: shown.day(),
  is_today: shown.flag(),
  source: shown.word(['assignment', 'program'], { nullable: true }),
  workout: shown.one(WorkoutCardView, { nullable: true, description: 'Null on a day of rest.' }),
  finished_sessions: shown.whole(),
});

export const AssignedWorkoutView = view('FitnessAssignedWorkout', {
  id: shown.id(),
  startsOn: shown.day({ from: 'starts_on' }),
  note: shown.text(),
  coach: shown.text({ nullable: true, description: 'First and last name; null when the coach has left.' }),
  is_done: shown.flag(),
  workout: shown.one(WorkoutCardView),
});

export const ActiveProgramView = view('FitnessActiveProgram', {
  slug: shown.text(),
  name: shown.bilingual(),
  image_url: shown.picture({ nullable: true }),
  started_on: shown.day(),
  ends_on: shown.day(),
  weeks: shown.whole(),
  week: shown.whole({ description: 'From 1.' }),
  day: shown.whole({ description: '1 to 7, 1 being the day of the week it was started on.' }),
  is_over: shown.flag({ description: 'All of its weeks have passed.' }),
  workouts: shown.whole({ description: 'Days with a workout.' }),
  workouts_done: shown.whole(),
  percent: shown.whole(),
});
export type ActiveProgramView = InstanceType<typeof ActiveProgramView>;

export const FinishedSessionView = view('FitnessFinishedSession', {
  id: shown.id(),
  name: shown.bilingual(),
  workout_slug: shown.text({ nullable: true }),
  date: shown.day(),
  duration_minutes: shown.whole(),
  sets: shown.whole(),
  volume_kg: shown.number({ description: 'Weight times repetitions, of all sets.' }),
  calories_kcal: shown.whole({ nullable: true }),
});

export const TrainingTotalsView = view('FitnessTrainingTotals', {
  sessions: shown.whole(),
  minutes: shown.whole(),
  sets: shown.whole(),
  volume_kg: shown.number(),
});

export const PlanPageView = view('FitnessPlanPage', {
  date: shown.day({ description: "The member's day." }),
  today: shown.one(TodaysWorkoutView, { nullable: true }),
  week: shown.many(PlannedDayView, { description: 'Monday to Sunday.' }),
  active_program: shown.one(ActiveProgramView, { nullable: true }),
  assigned: shown.many(AssignedWorkoutView, {
    description:
      'By the coach, still to be done or of the last 30 days, 100 at most; `GET /fitness/coaching/my-plan` has all.',
  }),
  saved: shown.many(WorkoutCardView),
  library: shown.many(WorkoutCardView, { description: 'All workouts, the newest first.' }),
  ...figuresOf('library'),
  recent_sessions: shown.many(FinishedSessionView, {
    description: 'The last 10; `GET /fitness/activity` has all among the activities.',
  }),
  this_week: shown.one(TrainingTotalsView),
  last_week: shown.one(TrainingTotalsView),
});
export type PlanPageView = InstanceType<typeof PlanPageView>;

export const ProgramCardView = view('FitnessProgramCard', {
  slug: shown.text({ example: 'first-eight-weeks' }),
  name: shown.bilingual(),
  description: shown.bilingual(),
  goal: shown.word(PROGRAM_GOALS),
  difficulty: shown.word(DIFFICULTIES),
  image_url: shown.picture({ nullable: true }),
  weeks: shown.whole(),
  workouts: shown.whole({ description: 'Days with a workout.' }),
  is_active: shown.flag(),
});

export const ProgramsPageView = view('FitnessProgramsPage', {
  active: shown.one(ActiveProgramView, { nullable: true }),
  programs: shown.many(ProgramCardView),
});
export type ProgramsPageView = InstanceType<typeof ProgramsPageView>;

export const WorkoutLineView = view('FitnessWorkoutLine', {
  position: shown.whole(),
  slug: shown.text({ example: 'push-up', description: 'Of the exercise.' }),
  name: shown.bilingual(),
  muscle: shown.word(MUSCLES),
  equipment: shown.word(EQUIPMENT),
  image_url: shown.picture({ nullable: true }),
  sets: shown.whole(),
  reps: shown.whole({ nullable: true, description: 'Of a set; null where a set is measured in time.' }),
  duration_seconds: shown.whole({ nullable: true, description: 'Of a set; null where repetitions are counted.' }),
  rest_seconds: shown.whole(),
  note: shown.bilingual(),
});

export const ProgramNameView = view('FitnessProgramName', { slug: shown.text(), name: shown.bilingual() });

export const WorkoutPageView = view('FitnessWorkoutPage', {
  ...WorkoutCardView.fields,
  description: shown.bilingual(),
  exercises: shown.many(WorkoutLineView),
  muscles: shown.words(MUSCLES, { description: 'The most worked first.' }),
  equipment: shown.words(EQUIPMENT),
  times_done: shown.whole(),
  last_done_on: shown.day({ nullable: true }),
  programs: shown.many(ProgramNameView, { description: 'It is part of.' }),
  similar: shown.many(WorkoutCardView),
});
export type WorkoutPageView = InstanceType<typeof WorkoutPageView>;
