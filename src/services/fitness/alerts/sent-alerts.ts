import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { Database } from '#kit/database/database';
import { dayInUtc } from '#kit/time/calendar';
import { Clock } from '#kit/time/clock';
import { type ScheduledAlert, SentAlert } from './sent-alert.entity';

const MEMBERS_AT_ONCE = 100;

/** A member due for an alert, with the day `YYYY-MM-DD` in their time zone. */
export interface DueAlert {
  account_id: number;
  date: string;
}

/** The next batch of `due` (a statement with `values` parameters), without members who already got this alert. */
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

/** Sends scheduled alerts once per member and day, across all processes. */
@Injectable()
export class SentAlerts {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** Calls `send` in one transaction per batch of due members; after a failure the whole batch is sent again. */
  async sendOnce(
    alert: ScheduledAlert,
    due: { statement: string; values: unknown[] },
    send: (members: DueAlert[]) => Promise<void>,
  ): Promise<void> {
    const statement = claimOf(due.statement, due.values.length);
    let last: number | null = 0;
    while (last !== null) last = await this.sendSome(statement, [...due.values, last, alert], send);
  }

  /** Marks the alert as sent, so that the member does not get it on this day. */
  async mark(alert: ScheduledAlert, accountId: number, date: string): Promise<void> {
    await this.db.rows('INSERT INTO sent_alert (account_id, alert, date) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
      accountId,
      alert,
      date,
    ]);
  }

  async deleteOld(afterDays: number): Promise<void> {
    const first = dayInUtc(this.clock.now().subtract({ hours: 24 * afterDays }));
    await this.db.of(SentAlert).delete({ date: LessThan(first) });
  }

  /** The last due account of the batch; null for an empty batch. */
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
