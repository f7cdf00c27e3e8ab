import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { NotFound } from '#kit/refusals/refusal';
import { Clock } from '#kit/time/clock';
import { lockBySlug } from '../catalogue/lock-by-slug';
import { MemberDays } from '../days/member-days';
import { Exercise } from '../exercises/exercise.entity';
import type { LoggedSetsBody } from './library.dto';
import { SavedExercise } from './saved-exercise.entity';

@Injectable()
export class Library {
  constructor(
    private readonly db: Database,
    private readonly days: MemberDays,
    private readonly clock: Clock,
  ) {}

  async recordView(accountId: number, slug: string): Promise<void> {
    await this.db.rowOr(
      NotFound,
      `INSERT INTO exercise_view AS seen (account_id, exercise_id, viewed_at)
       SELECT $1, id, $3 FROM exercise WHERE slug = $2 FOR KEY SHARE
       ON CONFLICT (account_id, exercise_id) DO UPDATE
         SET views = seen.views + 1, viewed_at = greatest(seen.viewed_at, excluded.viewed_at)
       RETURNING exercise_id`,
      [accountId, slug, this.clock.now().toString()],
    );
  }

  async toggleSaved(accountId: number, slug: string): Promise<void> {
    await this.db.transaction(async () => {
      await this.days.lockAccount(accountId);
      const { id: exerciseId } = await lockBySlug(this.db, Exercise, slug);
      const saved = this.db.of(SavedExercise);
      const { affected } = await saved.delete({ accountId, exerciseId });
      if (!affected) await saved.insert({ accountId, exerciseId });
    });
  }

  /** Logs sets done outside a session, on today's date of the member. */
  async logSets(accountId: number, slug: string, { sets, reps, weightKg }: LoggedSetsBody): Promise<void> {
    const { today } = await this.days.of(accountId);
    await this.db.rowOr(
      NotFound,
      `INSERT INTO logged_set (account_id, exercise_id, exercise_slug, exercise_name, date, sets, reps, weight_kg)
       SELECT $1, id, slug, name, $3, $4, $5, $6 FROM exercise WHERE slug = $2 FOR KEY SHARE
       RETURNING id`,
      [accountId, slug, today, sets, reps, weightKg ?? 0],
    );
  }
}
