import { pageFieldsOf } from '../paged-rows';
import { shown } from '#kit/views/shown';
import { inBothSpellings } from '../both-spellings';
import { view } from '#kit/views/view';
import { DIFFICULTIES, EQUIPMENT, MUSCLES } from '../exercises/exercise-kinds';
import { PROGRAM_GOALS } from '../programs/program-goals';
import type { PlanSource } from './todays-plan';
import { WorkoutCardView } from './workout-card.view';

const SOURCES: readonly PlanSource[] = ['assignment', 'program', 'suggestion'];

export const TodaysWorkoutView = view('FitnessTodaysWorkout', {
  source: shown.word(SOURCES, {
    description: 'Origin of the plan: an assignment of the coach, the program, or a suggestion.',
  }),
  workout: shown.one(WorkoutCardView),
  has_open_session: shown.flag({ description: 'Whether a session is open, possibly of another workout.' }),
});

export const PlannedDayView = view('FitnessPlannedDay', {
  date: shown.day(),
  is_today: shown.flag({ description: 'Whether it is today in the time zone of the member.' }),
  source: shown.word(['assignment', 'program'], {
    nullable: true,
    description: 'Source of the plan; null on a rest day.',
  }),
  workout: shown.one(WorkoutCardView, { nullable: true, description: 'Planned workout; null on a rest day.' }),
  finished_sessions: shown.whole({ description: 'Number of sessions finished on this day.' }),
});

export const AssignedWorkoutView = view('FitnessAssignedWorkout', {
  id: shown.id(),
  ...inBothSpellings(
    'startsOn',
    'starts_on',
    shown.day({ description: 'Day of the assignment, in the time zone of the member.' }),
  ),
  note: shown.text(),
  coach: shown.text({
    nullable: true,
    description: 'First and last name of the coach; null after the account is closed.',
  }),
  is_done: shown.flag({ description: 'Whether a finished session has completed it.' }),
  workout: shown.one(WorkoutCardView),
});

export const ActiveProgramView = view('FitnessActiveProgram', {
  slug: shown.text(),
  name: shown.bilingual(),
  image_url: shown.picture({ nullable: true }),
  started_on: shown.day({ description: 'First day of the program.' }),
  ends_on: shown.day({ description: 'Last day of the program.' }),
  weeks: shown.whole({ description: 'Number of weeks.' }),
  week: shown.whole({ description: 'Number of the current week, from 1.' }),
  day: shown.whole({ description: 'Day within the week, 1 to 7; day 1 is the weekday of the start.' }),
  is_over: shown.flag({ description: 'Whether all of its weeks have passed.' }),
  workouts: shown.whole({ description: 'Number of days with a workout.' }),
  workouts_done: shown.whole({ description: 'Number of these workouts completed since the start.' }),
  percent: shown.whole({ description: 'Progress in percent; 100 only when all workouts are done.' }),
});
export type ActiveProgramView = InstanceType<typeof ActiveProgramView>;

export const FinishedSessionView = view('FitnessFinishedSession', {
  id: shown.id(),
  name: shown.bilingual(),
  workout_slug: shown.text({ nullable: true, description: 'Slug of the workout; null for a free training.' }),
  date: shown.day(),
  duration_minutes: shown.whole(),
  sets: shown.whole({ description: 'Number of completed sets.' }),
  volume_kg: shown.number({ description: 'Sum of weight times repetitions over all sets, in kilograms.' }),
  calories_kcal: shown.whole({
    nullable: true,
    description: 'Estimated energy, in kilocalories; null without a workout.',
  }),
});

export const TrainingTotalsView = view('FitnessTrainingTotals', {
  sessions: shown.whole({ description: 'Number of finished trainings.' }),
  minutes: shown.whole({ description: 'Duration of these trainings, in minutes.' }),
  sets: shown.whole({ description: 'Number of completed sets.' }),
  volume_kg: shown.number({ description: 'Sum of weight times repetitions over all sets, in kilograms.' }),
});

export const PlanPageView = view('FitnessPlanPage', 'The week of the member: program, assigned and recent workouts', {
  date: shown.day({ description: 'Today, in the time zone of the member.' }),
  today: shown.one(TodaysWorkoutView, {
    nullable: true,
    description: 'Workout of today; null while the catalogue has none.',
  }),
  week: shown.many(PlannedDayView, { description: 'Days of this week, Monday to Sunday.' }),
  active_program: shown.one(ActiveProgramView, {
    nullable: true,
    description: 'The active program; null without one.',
  }),
  assigned: shown.many(AssignedWorkoutView, {
    description:
      'Assignments of the coach that are open or from the last 30 days, at most 100; `GET /fitness/coaching/my-plan` lists all.',
  }),
  saved: shown.many(WorkoutCardView, { description: 'Saved workouts, the last saved first.' }),
  library: shown.many(WorkoutCardView, { description: 'All workouts, the newest first.' }),
  ...pageFieldsOf('library'),
  recent_sessions: shown.many(FinishedSessionView, {
    description: 'Last 10 finished sessions; `GET /fitness/activity` lists all among the activities.',
  }),
  this_week: shown.one(TrainingTotalsView, { description: 'Totals since Monday.' }),
  last_week: shown.one(TrainingTotalsView, { description: 'Totals of the week before.' }),
});
export type PlanPageView = InstanceType<typeof PlanPageView>;

export const ProgramCardView = view('FitnessProgramCard', {
  slug: shown.text({ example: 'first-eight-weeks' }),
  name: shown.bilingual(),
  description: shown.bilingual(),
  goal: shown.word(PROGRAM_GOALS, { description: 'Main goal of the program.' }),
  difficulty: shown.word(DIFFICULTIES),
  image_url: shown.picture({ nullable: true }),
  weeks: shown.whole({ description: 'Number of weeks.' }),
  workouts: shown.whole({ description: 'Number of days with a workout.' }),
  is_active: shown.flag({ description: 'Whether the member follows it now.' }),
});

export const ProgramsPageView = view('FitnessProgramsPage', 'The active program and all programs', {
  active: shown.one(ActiveProgramView, { nullable: true, description: 'The active program; null without one.' }),
  programs: shown.many(ProgramCardView, { description: 'All programs, the last changed first.' }),
});
export type ProgramsPageView = InstanceType<typeof ProgramsPageView>;

export const WorkoutLineView = view('FitnessWorkoutLine', {
  position: shown.whole({ description: 'Position in the workout, from 1.' }),
  slug: shown.text({ example: 'push-up', description: 'Slug of the exercise.' }),
  name: shown.bilingual(),
  muscle: shown.word(MUSCLES),
  equipment: shown.word(EQUIPMENT),
  image_url: shown.picture({ nullable: true }),
  sets: shown.whole({ description: 'Number of sets.' }),
  reps: shown.whole({ nullable: true, description: 'Repetitions of each set; null where a set is measured in time.' }),
  duration_seconds: shown.whole({
    nullable: true,
    description: 'Duration of each set, in seconds; null where repetitions are counted.',
  }),
  rest_seconds: shown.whole({ description: 'Rest after each set, in seconds.' }),
  note: shown.bilingual(),
});

export const ProgramNameView = view('FitnessProgramName', { slug: shown.text(), name: shown.bilingual() });

export const WorkoutPageView = view('FitnessWorkoutPage', 'A workout with its exercises', {
  ...WorkoutCardView.fields,
  description: shown.bilingual(),
  exercises: shown.many(WorkoutLineView, { description: 'Exercises, in order.' }),
  muscles: shown.words(MUSCLES, { description: 'Muscles trained, the most used first.' }),
  equipment: shown.words(EQUIPMENT, { description: 'Equipment that its exercises require.' }),
  times_done: shown.whole({ description: 'How often the member has finished it.' }),
  last_done_on: shown.day({ nullable: true, description: 'Day on which the member finished it last; null for never.' }),
  programs: shown.many(ProgramNameView, { description: 'Programs that contain it.' }),
  similar: shown.many(WorkoutCardView, {
    description: 'At most four workouts of the same kind, the closest in difficulty and length first.',
  }),
});
export type WorkoutPageView = InstanceType<typeof WorkoutPageView>;
