import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { fieldRefused, NotFound } from '#kit/refusals/refusal';
import { dayIn } from '#kit/time/calendar';
import { Clock } from '#kit/time/clock';

/** A member with today in their time zone. */
export interface MemberDay {
  accountId: number;
  zone: string;
  /** `YYYY-MM-DD` */
  today: string;
}

/** Computes today in the member's time zone, not in the server's. */
@Injectable()
export class MemberDays {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async of(accountId: number): Promise<MemberDay> {
    const statement = 'SELECT timezone FROM account WHERE id = $1';
    const row = await this.db.rowOr<{ timezone: string }>(NotFound, statement, [accountId], { prepared: true });
    return { accountId, zone: row.timezone, today: dayIn(row.timezone, this.clock.now()).toString() };
  }

  /** The sent day, which must not be in the future, or else today. */
  async pastDay(accountId: number, sent: string | undefined): Promise<string> {
    const { today } = await this.of(accountId);
    if (sent !== undefined && sent > today) throw fieldRefused('date', 'day_until', { last: today });
    return sent ?? today;
  }

  /** Locks the account row until the transaction ends. */
  async lockAccount(accountId: number): Promise<void> {
    if (!(await this.tryLockAccount(accountId))) throw NotFound();
  }

  /** As `lockAccount`, for jobs; returns false if the account is deleted. */
  async tryLockAccount(accountId: number): Promise<boolean> {
    const statement = 'SELECT id FROM account WHERE id = $1 FOR NO KEY UPDATE';
    return (await this.db.row(statement, [accountId], { prepared: true })) !== undefined;
  }

  /** Today in a time zone that is known from another row. */
  todayIn(zone: string): string {
    return dayIn(zone, this.clock.now()).toString();
  }
}
