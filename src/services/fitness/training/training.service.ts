import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { lockBySlug } from '../catalogue/lock-by-slug';
import { MemberDays } from '../days/member-days';
import { ProgramDay } from '../programs/program-day.entity';
import { Program } from '../programs/program.entity';
import { Workout } from '../workouts/workout.entity';
import { programPosition } from './program-position';
import { ProgramEnrollment, type ProgramStatus } from './program-enrollment.entity';
import { SavedWorkout } from './saved-workout.entity';

@Injectable()
export class Training {
  constructor(
    private readonly db: Database,
    private readonly days: MemberDays,
  ) {}

  async toggleSaved(accountId: number, slug: string): Promise<void> {
    await this.db.transaction(async () => {
      await this.days.lockAccount(accountId);
      const { id: workoutId } = await lockBySlug(this.db, Workout, slug);
      const saved = this.db.of(SavedWorkout);
      const { affected } = await saved.delete({ accountId, workoutId });
      if (!affected) await saved.insert({ accountId, workoutId });
    });
  }

  /**
   * Stops the program if it is active, or else starts it in place of the active one. A program whose weeks have passed
   * starts again.
   */
  async toggleProgram(accountId: number, slug: string): Promise<void> {
    const { today } = await this.days.of(accountId);
    await this.db.transaction(async () => {
      await this.days.lockAccount(accountId);
      const { id: programId } = await lockBySlug(this.db, Program, slug);
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
    const weeks = (await this.db.of(ProgramDay).maximum('week', { programId })) ?? 0;
    const status = programPosition(startedOn, today, weeks).is_over ? 'finished' : 'stopped';
    await this.db.of(ProgramEnrollment).update({ id }, { status, endedOn: today });
    return { programId, status };
  }
}
