import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Clock } from '#kit/time/clock';
import type { ScheduledAlert } from './sent-alert.entity';

const MEMBERS_AT_ONCE = 100;

/** A member who is to be sent something on a day, `YYYY-MM-DD` where the member lives. */
export interface DueAlert {
  account_id: number;
  date: string;
}

/** The next members of `due`, a statement with so many values, and those of them who were not sent this alert before. */
const claimOf = (due: string, values: number) => `
  WITH due AS (
    SELECT due.account_id, due.date FROM (${due}) due
    WHERE due.account_id > $${values + 1} AND NOT EXISTS (
      SELECT FROM sent_alert sent WHERE sent.account_id = due.account_id AND sent.alert = $${values + 2} AND sent.date = due.date)
    ORDER BY due.account_id LIMIT ${MEMBERS_AT_ONCE}
  ), claimed AS (
    INSERT INTO sent_alert (account_id, alert, date)
    SELECT account_id, $${values + 2}, date FROM due ORDER BY account_id
    ON CONFLICT DO NOTHING RETURNING account_id, date
  )
  SELECT (SELECT max(account_id) FROM due) AS last,
    (SELECT coalesce(jsonb_agg(claimed ORDER BY account_id), '[]') FROM claimed) AS claimed`;

/** Sends scheduled alerts once a member and day, in any number of processes. */
@Injectable()
export class SentAlerts {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Calls `send` in a transaction with some members at a time that `due` finds and nobody sent to before. A failure sends
   * to none of them; they are due again.
   */
  async sendOnce(
    alert: ScheduledAlert,
    due: { statement: string; values: unknown[] },
    send: (members: DueAlert[]) => Promise<void>,
  ): Promise<void> {
    const statement = claimOf(due.statement, due.values.length);
    let last: number | null = 0;
    while (last !== null) last = await this.sendSome(statement, [...due.values, last, alert], send);
  }

  /** No alert of this kind is sent to the member on this day. */
  async mark(alert: ScheduledAlert, accountId: number, date: string): Promise<void> {
    await this.db.rows('INSERT INTO sent_alert (account_id, alert, date) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
      accountId,
      alert,
      date,
    ]);
  }

  async forget(afterDays: number): Promise<void> {
    const before = new Date(this.clock.now().subtract({ hours: 24 * afterDays }).epochMilliseconds);
    await this.db.rows('DELETE FROM sent_alert WHERE date < $1', [before]);
  }

  /** The last account of those that were due; null when there were none. */
  private async sendSome(
    statement: string,
    values: unknown[],
    send: (members: DueAlert[]) => Promise<void>,
  ): Promise<number | null> {
    return this.db.transaction(async () => {
      const row = (await this.db.row<{ last: number | null; claimed: DueAlert[] }>(statement, values))!;
      if (row.claimed.length > 0) await send(row.claimed);
      return row.last;
    });
  }
}
