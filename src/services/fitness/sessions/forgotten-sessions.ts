import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Jobs } from '#kit/jobs/jobs';
import { MemberDays } from '../days/member-days';
import { SessionFinishing } from './session-finishing';

const END = 'end-forgotten-sessions';
const EVERY_TEN_MINUTES = '*/10 * * * *';

/** Ends forgotten sessions of members who do not return; a member's next request ends their own. */
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

  /** One transaction each, so that one account never waits for another. */
  async run(): Promise<void> {
    const forgotten = await this.db.rows<{ account_id: number }>(
      `SELECT account_id FROM workout_session WHERE status = 'open' AND started_at <= $1 ORDER BY id`,
      [this.finishing.forgottenSince()],
    );
    for (const { account_id: accountId } of forgotten)
      await this.db.transaction(async () => {
        if (await this.days.tryLockAccount(accountId)) await this.finishing.endForgotten(accountId);
      });
  }
}
