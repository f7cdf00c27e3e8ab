/** Workouts of the weeks before the program, by the day of the week. */
export const FIRST_WEEKS: Readonly<Record<number, string>> = {
  1: 'full-body-a',
  3: 'bodyweight-basics',
  4: 'full-body-b',
  6: 'easy-run',
};

/** What the member wrote beside a session. */
export const SESSION_NOTES: readonly string[] = [
  'Felt strong today, last set had two more in it.',
  'Slept badly, took ten percent off.',
  'New best on the first exercise!',
  'Grip gave up before the back did.',
  'Shoulder a little stiff, warmed up longer.',
];

/** Trainings of the watch: every so many days, at an hour of the day. */
export const OUTDOORS: ReadonlyArray<{
  kind: string;
  everyDays: number;
  first: number;
  hour: number;
  minutes: number;
  kilometres: number;
  pulse: number;
}> = [
  { kind: 'run', everyDays: 4, first: 2, hour: 7.5, minutes: 38, kilometres: 6.2, pulse: 148 },
  { kind: 'walk', everyDays: 5, first: 1, hour: 12, minutes: 46, kilometres: 4.1, pulse: 104 },
  { kind: 'cycle', everyDays: 9, first: 6, hour: 9.5, minutes: 82, kilometres: 27.5, pulse: 131 },
  { kind: 'swim', everyDays: 13, first: 9, hour: 14, minutes: 34, kilometres: 1.3, pulse: 126 },
];

export const SAVED_EXERCISES = [
  'back-squat',
  'hip-thrust',
  'face-pull',
  'pull-up',
  'pallof-press',
  'worlds-greatest-stretch',
];
export const SAVED_WORKOUTS = ['push-day', 'leg-day', 'morning-mobility', 'hiit-starter'];
export const VIEWED_EXERCISES = [
  'turkish-get-up',
  'deadlift',
  'goblet-squat',
  'pull-up',
  'arnold-press',
  'dead-bug',
  'kettlebell-swing',
];

/** Sets from the library, outside a session: slug, days ago, sets, repetitions, kilograms. */
export const LOGGED_SETS: ReadonlyArray<readonly [string, number, number, number, number]> = [
  ['pull-up', 2, 3, 6, 0],
  ['pull-up', 16, 3, 5, 0],
  ['pull-up', 30, 3, 4, 0],
  ['farmers-carry', 5, 4, 1, 32],
  ['dumbbell-curl', 5, 3, 12, 12.5],
  ['kettlebell-swing', 9, 5, 15, 20],
  ['deadlift', 12, 3, 5, 102.5],
  ['deadlift', 26, 3, 5, 95],
];

/** Own meals of the planner: name in both languages, protein, carbohydrate and fat in grams. */
export const OWN_MEALS: ReadonlyArray<readonly [string, number, number, number]> = [
  ['Grandmother’s stuffed vine leaves', 11, 38, 12],
  ['Office birthday cake, one slice', 4, 41, 17],
  ['Chicken shawarma from the corner', 34, 46, 21],
  ['Lentil pie, leftovers', 16, 44, 10],
  ['Protein bar', 20, 22, 8],
];

/** What the member writes in the journal, days ago. */
export const JOURNAL: ReadonlyArray<readonly [number, string]> = [
  [58, 'Day one. I can do six push-ups and I am not proud of it. Starting anyway.'],
  [51, 'Everything hurts, but the good kind. Slept nine hours on Sunday.'],
  [44, 'Karim says I rush the way down. He is right.'],
  [37, 'Jeans that did not close in spring close now.'],
  [30, 'Switched to push, pull, legs. Leg day and stairs are not friends.'],
  [23, 'First full pull-up! Nobody was there to see it, so I write it down here.'],
  [16, 'Busy week, only two sessions. Walked a lot instead.'],
  [9, 'Under eighty kilograms for the first time in four years.'],
  [2, 'The photos next to each other. I had not noticed the shoulders.'],
];
