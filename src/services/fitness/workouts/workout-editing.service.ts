import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { fieldRefused } from '#kit/refusals/refusal';
import { changedText } from '#kit/language/changed-text';
import { Catalogues } from '../catalogue/catalogues.service';
import { Exercise } from '../exercises/exercise.entity';
import { WorkoutExercise } from './workout-exercise.entity';
import { WORKOUTS } from './workouts.catalogue';
import type { WorkoutBody, WorkoutChangeBody, WorkoutLineBody } from './workouts.dto';

@Injectable()
export class WorkoutEditing {
  constructor(
    private readonly db: Database,
    private readonly catalogues: Catalogues,
  ) {}

  async create(body: WorkoutBody): Promise<number> {
    return this.db.transaction(async () => {
      const id = await this.catalogues.create(WORKOUTS, body);
      if (body.exercises) await this.replaceLines(id, body.exercises);
      return id;
    });
  }

  async update(id: number, body: WorkoutChangeBody): Promise<void> {
    await this.db.transaction(async () => {
      await this.catalogues.update(WORKOUTS, id, body);
      if (body.exercises === undefined) return;
      await this.replaceLines(id, body.exercises);
      await this.db.rows('UPDATE workout SET updated_at = now() WHERE id = $1', [id]);
    });
  }

  /** Locks exercises before lines, in the same order as deleting an exercise does, to avoid deadlocks. */
  private async replaceLines(workoutId: number, lines: WorkoutLineBody[]): Promise<void> {
    const named = lines.map((line, at) => [`exercises.${at}.exercise_id`, line.exercise_id] as const);
    if (new Set(named.map(([, id]) => id)).size < lines.length) throw fieldRefused('exercises', 'distinct');
    await this.catalogues.assertKnown(Exercise, Object.fromEntries(named));
    const rows = lines.map((line, at) => ({ workoutId, position: at + 1, ...valuesOf(line, at) }));
    await this.db.of(WorkoutExercise).delete({ workoutId });
    if (rows.length > 0) await this.db.of(WorkoutExercise).insert(rows);
  }
}

function valuesOf(line: WorkoutLineBody, at: number) {
  const durationSeconds = line.duration_seconds ?? null;
  if (durationSeconds !== null && line.reps != null)
    throw fieldRefused(`exercises.${at}.duration_seconds`, 'instead_of_reps');
  return {
    exerciseId: line.exercise_id,
    sets: line.sets ?? 3,
    reps: durationSeconds === null ? (line.reps ?? 10) : null,
    durationSeconds,
    restSeconds: line.rest_seconds ?? 60,
    note: changedText(line.note ?? null),
  };
}
