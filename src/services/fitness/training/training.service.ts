import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { NotFound } from '#kit/refusals/refusal';
import { MemberDays } from '../days/member-days';
import { programPosition } from './program-position';
import { ProgramEnrollment, type ProgramStatus } from './program-enrollment.entity';

@Injectable()
export class Training {
  constructor(
    private readonly db: Database,
    private readonly days: MemberDays,
  ) {}

  async toggleSaved(accountId: number, slug: string): Promise<void> {
    await this.db.transaction(async () => {
      await this.days.lockAccount(accountId);
      const workout = await this.lock('workout', slug);
      const values = [accountId, workout];
      const deletion = 'DELETE FROM saved_workout WHERE account_id = $1 AND workout_id = $2 RETURNING workout_id';
      if (await this.db.row(deletion, values)) return;
      await this.db.rows('INSERT INTO saved_workout (account_id, workout_id) VALUES ($1, $2)', values);
    });
  }

  /** Stops the program if it is active, else starts it in place of the active one. A program whose weeks have passed starts again. */
  async toggleProgram(accountId: number, slug: string): Promise<void> {
    const { today } = await this.days.of(accountId);
    await this.db.transaction(async () => {
      await this.days.lockAccount(accountId);
      const programId = await this.lock('program', slug);
      const active = await this.endActive(accountId, today);
      if (active?.programId === programId && active.status === 'stopped') return;
      await this.db.of(ProgramEnrollment).insert({ accountId, programId, status: 'active', startedOn: today });
    });
  }

  private async endActive(
    accountId: number,
    today: string,
  ): Promise<{ programId: number; status: ProgramStatus } | undefined> {
    const active = await this.db.of(ProgramEnrollment).findOneBy({ accountId, status: 'active' });
    if (!active) return undefined;
    const { id, programId, startedOn } = active;
    const row = await this.db.row<{ weeks: number | null }>(
      'SELECT max(week) AS weeks FROM program_day WHERE program_id = $1',
      [programId],
    );
    const status = programPosition(startedOn, today, row?.weeks ?? 0).is_over ? 'finished' : 'stopped';
    await this.db.of(ProgramEnrollment).update({ id }, { status, endedOn: today });
    return { programId, status };
  }

  /** Locks the record against deletion until the transaction ends. */
  private async lock(table: 'workout' | 'program', slug: string): Promise<number> {
    const row = await this.db.rowOr<{ id: number }>(NotFound, `SELECT id FROM ${table} WHERE slug = $1 FOR KEY SHARE`, [
      slug,
    ]);
    return row.id;
  }
}
