import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LessThanOrEqual } from 'typeorm';
import { Database } from '#kit/database/database';
import { Jobs } from '#jobs/jobs';
import { MemberDays } from '../days/member-days';
import { SessionFinishing } from './session-finishing';
import { WorkoutSession } from './workout-session.entity';

const END = 'end-forgotten-sessions';
const EVERY_TEN_MINUTES = '*/10 * * * *';

/** Ends forgotten sessions of members who do not return; the others end with the next request. */
@Injectable()
export class ForgottenSessions implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly days: MemberDays,
    private readonly finishing: SessionFinishing,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule(EVERY_TEN_MINUTES, END, () => this.run());
  }

  /** Each account has its own transaction, so that none waits for another. */
  async run(): Promise<void> {
    const forgotten = await this.db.of(WorkoutSession).find({
      select: { accountId: true },
      where: { status: 'open', startedAt: LessThanOrEqual(this.finishing.forgottenSince()) },
      order: { id: 'ASC' },
    });
    for (const { accountId } of forgotten)
      await this.db.transaction(async () => {
        if (await this.days.tryLockAccount(accountId)) await this.finishing.endForgotten(accountId);
      });
  }
}
