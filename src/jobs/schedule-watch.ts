import type { Pool } from 'pg';
import type { Log } from '#kit/log/log';
import { machineTime } from '#kit/time/clock';

const CHECK_EVERY_MS = 20_000;
/** Scheduled every minute, so that the last scheduled minute is known. */
export const MARK_MINUTE = 'mark_minute';
/** Clocks agree to about a second, so a correct clock never schedules this far ahead. */
const MAX_AHEAD_MS = 60_000;
/** Longer than a minute and the pauses of graphile-worker after a lost connection. */
const STALLED_AFTER_MS = 180_000;

/**
 * graphile-worker schedules no minute up to `last_execution`. One in the future was stored by a clock that was ahead, and
 * becomes now. Ahead of both clocks, since that of this machine or that of the database may be wrong at the moment.
 */
const correctStatement = (schema: string) => `
  UPDATE ${schema}._private_known_crontabs
  SET last_execution = least(last_execution, clock.now), known_since = least(known_since, clock.now)
  FROM (SELECT greatest(now(), $1::timestamptz) AS now) clock
  WHERE greatest(last_execution, known_since) > clock.now + interval '${MAX_AHEAD_MS} milliseconds'
  RETURNING identifier`;

/** Seconds since 1970 of the minute that was scheduled last; null before the first one. */
export const lastScheduledStatement = (schema: string) => `
  SELECT extract(epoch FROM max(last_execution))::float8 AS "lastScheduled" FROM ${schema}._private_known_crontabs`;

/** Detects that nothing is scheduled because the clock of a process was ahead. */
export class ScheduleWatch {
  private timer: NodeJS.Timeout | undefined;
  private startedAt = machineTime();

  constructor(
    private readonly pool: Pool,
    private readonly schema: string,
    private readonly log: Log,
    /** The scheduler of graphile-worker waits for its next minute, which may be in the future too. */
    private readonly restart: () => void,
  ) {}

  /** Corrects stored minutes in the future. Call before the scheduler starts. */
  async correct(): Promise<boolean> {
    const now = new Date(machineTime()).toISOString();
    const { rows } = await this.pool.query<{ identifier: string }>(correctStatement(this.schema), [now]);
    if (rows.length === 0) return false;
    const jobs = rows.map(({ identifier }) => identifier);
    this.log.warn({ jobs }, 'a clock was ahead: jobs by the clock had been scheduled in the future');
    return true;
  }

  start(): void {
    this.startedAt = machineTime();
    this.timer = setInterval(() => void this.check(), CHECK_EVERY_MS).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  async check(): Promise<void> {
    try {
      if ((await this.correct()) || (await this.isStalled())) this.restart();
    } catch {
      // The pool logs lost connections; the next check tries again.
    }
  }

  /** Whether no process has scheduled anything for minutes, or this one waits for a minute in the future. */
  private async isStalled(): Promise<boolean> {
    const { rows } = await this.pool.query<{ lastScheduled: number | null }>(lastScheduledStatement(this.schema));
    const now = machineTime();
    const last = Math.max((rows[0]?.lastScheduled ?? 0) * 1000, this.startedAt);
    const isStalled = now - last > STALLED_AFTER_MS || this.startedAt - now > MAX_AHEAD_MS;
    if (isStalled) this.log.warn({}, 'jobs by the clock are not scheduled any more: the scheduler starts again');
    return isStalled;
  }
}
