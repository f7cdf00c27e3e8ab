import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { fieldRefused } from '#kit/refusals/refusal';
import { Catalogues } from '../catalogue/catalogues.service';
import { Workout } from '../workouts/workout.entity';
import { ProgramDay } from './program-day.entity';
import { PROGRAMS } from './programs.catalogue';
import type { ProgramBody, ProgramChangeBody, ProgramDayBody } from './programs.dto';

@Injectable()
export class ProgramEditing {
  constructor(
    private readonly db: Database,
    private readonly catalogues: Catalogues,
  ) {}

  async create(body: ProgramBody): Promise<number> {
    return this.db.transaction(async () => {
      const id = await this.catalogues.create(PROGRAMS, body);
      if (body.days) await this.replaceDays(id, body.days);
      return id;
    });
  }

  async update(id: number, body: ProgramChangeBody): Promise<void> {
    await this.db.transaction(async () => {
      await this.catalogues.update(PROGRAMS, id, body);
      if (body.days === undefined) return;
      await this.replaceDays(id, body.days);
      await this.db.rows('UPDATE program SET updated_at = now() WHERE id = $1', [id]);
    });
  }

  /** Locks workouts before days, in the same order as deleting a workout does, to avoid deadlocks. */
  private async replaceDays(programId: number, days: ProgramDayBody[]): Promise<void> {
    if (new Set(days.map(({ week, day }) => `${week}/${day}`)).size < days.length)
      throw fieldRefused('days', 'distinct');
    const named = days.map(({ workout_id: id }, at) => [`days.${at}.workout_id`, id] as const);
    await this.catalogues.assertKnown(Workout, Object.fromEntries(named));
    const rows = days.map(({ week, day, workout_id: workoutId }) => ({ programId, week, day, workoutId }));
    await this.db.of(ProgramDay).delete({ programId });
    if (rows.length > 0) await this.db.of(ProgramDay).insert(rows);
  }
}
