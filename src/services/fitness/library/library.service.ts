import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { NotFound } from '#kit/refusals/refusal';
import { Clock } from '#kit/time/clock';
import { MemberDays } from '../days/member-days';
import type { LoggedSetsBody } from './library.dto';

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
      const exercise = 'SELECT id FROM exercise WHERE slug = $1 FOR KEY SHARE';
      const row = await this.db.rowOr<{ id: number }>(NotFound, exercise, [slug]);
      const values = [accountId, row.id];
      const deletion = 'DELETE FROM saved_exercise WHERE account_id = $1 AND exercise_id = $2 RETURNING exercise_id';
      if (await this.db.row(deletion, values)) return;
      await this.db.rows('INSERT INTO saved_exercise (account_id, exercise_id) VALUES ($1, $2)', values);
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
