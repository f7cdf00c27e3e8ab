import type { Database } from '#kit/database/database';
import { searchText } from '#kit/language/search-text';
import { Exercise } from '#services/fitness/exercises/exercise.entity';
import { ProgramDay } from '#services/fitness/programs/program-day.entity';
import { Program } from '#services/fitness/programs/program.entity';
import { WorkoutExercise } from '#services/fitness/workouts/workout-exercise.entity';
import { Workout } from '#services/fitness/workouts/workout.entity';

let made = 0;
const both = (text: string) => ({ en: text, ar: `${text} بالعربية` });

export async function makeExercise(db: Database, values: Partial<Exercise> = {}): Promise<Exercise> {
  made += 1;
  const name = values.name ?? both(`Exercise ${made}`);
  const exercises = db.of(Exercise);
  return exercises.save(
    exercises.create({
      slug: `exercise-${made}`,
      name,
      muscle: 'chest',
      equipment: 'none',
      difficulty: 'beginner',
      searchText: searchText(`${name.en} ${name.ar}`),
      ...values,
    }),
  );
}

type Line = Partial<WorkoutExercise> & { exercise: Exercise };

export async function makeWorkout(
  db: Database,
  { lines = [], ...values }: Partial<Workout> & { lines?: Line[] } = {},
): Promise<Workout> {
  made += 1;
  const workouts = db.of(Workout);
  const workout = await workouts.save(
    workouts.create({
      slug: `workout-${made}`,
      name: both(`Workout ${made}`),
      kind: 'strength',
      difficulty: 'beginner',
      durationMinutes: 40,
      caloriesKcal: 300,
      ...values,
    }),
  );
  for (const [index, { exercise, ...line }] of lines.entries())
    await db.of(WorkoutExercise).insert({
      workoutId: workout.id,
      position: index + 1,
      exerciseId: exercise.id,
      sets: 3,
      reps: line.durationSeconds ? null : 10,
      ...line,
    });
  return workout;
}

/** `days` as week, day and workout. */
export async function makeProgram(
  db: Database,
  days: Array<[week: number, day: number, workout: Workout]>,
  values: Partial<Program> = {},
): Promise<Program> {
  made += 1;
  const programs = db.of(Program);
  const program = await programs.save(
    programs.create({
      slug: `program-${made}`,
      name: both(`Program ${made}`),
      goal: 'strength',
      difficulty: 'beginner',
      ...values,
    }),
  );
  for (const [week, day, workout] of days)
    await db.of(ProgramDay).insert({ programId: program.id, week, day, workoutId: workout.id });
  return program;
}
