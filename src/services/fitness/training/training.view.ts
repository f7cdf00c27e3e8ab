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
  is_today: shown.flag({ description: 'Whether it is the day of the member now.' }),
  source: shown.word(['assignment', 'program'], {
    nullable: true,
    description: 'What planned it; null on a day of rest.',
  }),
  workout: shown.one(WorkoutCardView, { nullable: true, description: 'Null on a day of rest.' }),
  finished_sessions: shown.whole({ description: 'How many sessions were finished on it.' }),
});

export const AssignedWorkoutView = view('FitnessAssignedWorkout', {
  id: shown.id(),
  startsOn: shown.day({ from: 'starts_on', description: 'The day it is for, in the time zone of the member.' }),
  note: shown.text(),
  coach: shown.text({ nullable: true, description: 'First and last name; null when the coach has left.' }),
  is_done: shown.flag({ description: 'Whether a session has done it.' }),
  workout: shown.one(WorkoutCardView),
});

export const ActiveProgramView = view('FitnessActiveProgram', {
  slug: shown.text(),
  name: shown.bilingual(),
  image_url: shown.picture({ nullable: true }),
  started_on: shown.day({ description: 'The first of its days.' }),
  ends_on: shown.day({ description: 'The last of its days.' }),
  weeks: shown.whole({ description: 'How many weeks it lasts.' }),
  week: shown.whole({ description: 'From 1.' }),
  day: shown.whole({ description: '1 to 7, 1 being the day of the week it was started on.' }),
  is_over: shown.flag({ description: 'All of its weeks have passed.' }),
  workouts: shown.whole({ description: 'Days with a workout.' }),
  workouts_done: shown.whole({ description: 'How many of those are done since it was started.' }),
  percent: shown.whole({ description: 'Of the whole or of the goal, in percent; 100 only when it is reached.' }),
});
export type ActiveProgramView = InstanceType<typeof ActiveProgramView>;

export const FinishedSessionView = view('FitnessFinishedSession', {
  id: shown.id(),
  name: shown.bilingual(),
  workout_slug: shown.text({ nullable: true, description: 'Slug of the workout; null for a free training.' }),
  date: shown.day(),
  duration_minutes: shown.whole(),
  sets: shown.whole({ description: 'Sets that were done.' }),
  volume_kg: shown.number({ description: 'Weight times repetitions, of all sets.' }),
  calories_kcal: shown.whole({ nullable: true, description: 'Estimated, in kilocalories; null without a workout.' }),
});

export const TrainingTotalsView = view('FitnessTrainingTotals', {
  sessions: shown.whole({ description: 'Trainings that were finished.' }),
  minutes: shown.whole({ description: 'Time of those trainings, in minutes.' }),
  sets: shown.whole({ description: 'Sets that were done.' }),
  volume_kg: shown.number({ description: 'Weight times repetitions of all sets, in kilograms.' }),
});

export const PlanPageView = view('FitnessPlanPage', {
  date: shown.day({ description: "The member's day." }),
  today: shown.one(TodaysWorkoutView, {
    nullable: true,
    description: 'What to train today; null while there is no workout at all.',
  }),
  week: shown.many(PlannedDayView, { description: 'Monday to Sunday.' }),
  active_program: shown.one(ActiveProgramView, {
    nullable: true,
    description: 'The program that is followed; null without one.',
  }),
  assigned: shown.many(AssignedWorkoutView, {
    description:
      'By the coach, still to be done or of the last 30 days, 100 at most; `GET /fitness/coaching/my-plan` has all.',
  }),
  saved: shown.many(WorkoutCardView, { description: 'Workouts kept at hand, the last saved first.' }),
  library: shown.many(WorkoutCardView, { description: 'All workouts, the newest first.' }),
  ...figuresOf('library'),
  recent_sessions: shown.many(FinishedSessionView, {
    description: 'The last 10; `GET /fitness/activity` has all among the activities.',
  }),
  this_week: shown.one(TrainingTotalsView, { description: 'What was trained since Monday.' }),
  last_week: shown.one(TrainingTotalsView, { description: 'What was trained in the week before.' }),
});
export type PlanPageView = InstanceType<typeof PlanPageView>;

export const ProgramCardView = view('FitnessProgramCard', {
  slug: shown.text({ example: 'first-eight-weeks' }),
  name: shown.bilingual(),
  description: shown.bilingual(),
  goal: shown.word(PROGRAM_GOALS, { description: 'Main goal.' }),
  difficulty: shown.word(DIFFICULTIES),
  image_url: shown.picture({ nullable: true }),
  weeks: shown.whole({ description: 'How many weeks it lasts.' }),
  workouts: shown.whole({ description: 'Days with a workout.' }),
  is_active: shown.flag({ description: 'Whether the member follows it now.' }),
});

export const ProgramsPageView = view('FitnessProgramsPage', {
  active: shown.one(ActiveProgramView, { nullable: true, description: 'The one that is followed; null without one.' }),
  programs: shown.many(ProgramCardView, { description: 'All there are, the last changed first.' }),
});
export type ProgramsPageView = InstanceType<typeof ProgramsPageView>;

export const WorkoutLineView = view('FitnessWorkoutLine', {
  position: shown.whole({ description: 'Place in the workout, from 1.' }),
  slug: shown.text({ example: 'push-up', description: 'Of the exercise.' }),
  name: shown.bilingual(),
  muscle: shown.word(MUSCLES),
  equipment: shown.word(EQUIPMENT),
  image_url: shown.picture({ nullable: true }),
  sets: shown.whole({ description: 'Number of sets.' }),
  reps: shown.whole({ nullable: true, description: 'Of a set; null where a set is measured in time.' }),
  duration_seconds: shown.whole({ nullable: true, description: 'Of a set; null where repetitions are counted.' }),
  rest_seconds: shown.whole({ description: 'Rest after a set, in seconds.' }),
  note: shown.bilingual(),
});

export const ProgramNameView = view('FitnessProgramName', { slug: shown.text(), name: shown.bilingual() });

export const WorkoutPageView = view('FitnessWorkoutPage', {
  ...WorkoutCardView.fields,
  description: shown.bilingual(),
  exercises: shown.many(WorkoutLineView, { description: 'In their order.' }),
  muscles: shown.words(MUSCLES, { description: 'The most worked first.' }),
  equipment: shown.words(EQUIPMENT, { description: 'What is needed for all of it.' }),
  times_done: shown.whole({ description: 'How often the member has finished it.' }),
  last_done_on: shown.day({ nullable: true, description: 'The day the member finished it last; null for never.' }),
  programs: shown.many(ProgramNameView, { description: 'It is part of.' }),
  similar: shown.many(WorkoutCardView, {
    description: 'Others of its kind, those nearest in difficulty and length first.',
  }),
});
export type WorkoutPageView = InstanceType<typeof WorkoutPageView>;
