import { Inject, Injectable } from '@nestjs/common';
import { Temporal } from 'temporal-polyfill';
import { Database } from '#kit/database/database';
import { raw, sql } from '#kit/database/sql';
import { refusal } from '#kit/refusals/refusal';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { isBefore, wallClock } from '#kit/time/calendar';
import { Clock } from '#kit/time/clock';
import { BOOKS_SHAPE, type BooksShape } from './books-shape';
import { DIGEST } from './checks';
import { balancesAfter, dayReport, type DayReport } from './day-report';

export const DayNotOver = refusal(409, 'day_not_over');
export const DayClosed = refusal(409, 'day_closed');
export const EarlierDayOpen = refusal(409, 'earlier_day_open');

/** Late enough for requests that began before midnight. */
const CLOSES_AT = Temporal.PlainTime.from('00:15');

interface OpenDays {
  zone: string;
  /** Null before the first entry. */
  first: string | null;
}

/** Closes days of the company in order. */
@Injectable()
export class DayClosing {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    @InjectDefinition() private readonly definition: ServiceDefinition,
    @Inject(BOOKS_SHAPE) private readonly shape: BooksShape,
  ) {}

  /** @param place only what concerns this place */
  async report(day: string, place?: string): Promise<DayReport> {
    return dayReport(this.db, day, { ...this.shape, place });
  }

  /** @throws DayNotOver, DayClosed, EarlierDayOpen */
  async close(day: string): Promise<DayReport> {
    return this.db.transaction(async () => {
      // Waits for transactions with entries; later ones read which day is open after this one has ended.
      await this.db.rows(`SELECT pg_advisory_xact_lock(hashtextextended('books ' || $1, 0))`, [this.definition.name]);
      this.assertClosable(day, await this.openDays());
      const { closed_at: _open, digest: _none, ...figures } = await dayReport(this.db, day, this.shape);
      await this.db.rows(sql`
        INSERT INTO closed_day (date, figures, digest, closed_at, balances)
        SELECT ${day}, ${JSON.stringify(figures)}, (SELECT ${raw(DIGEST)} FROM ledger_entry e WHERE e.day = ${day}),
          ${this.clock.now().toString()}, (${balancesAfter(day, this.shape)})`);
      await this.db.rows(
        'INSERT INTO books_state (closed_to) VALUES ($1) ON CONFLICT (id) DO UPDATE SET closed_to = excluded.closed_to',
        [day],
      );
      return dayReport(this.db, day, this.shape);
    });
  }

  private async openDays(): Promise<OpenDays> {
    const row = await this.db.row<OpenDays>(
      `SELECT coalesce(state.zone, 'UTC') AS zone,
         coalesce(state.closed_to + 1, (SELECT min(day) FROM ledger_entry))::text AS first
       FROM (SELECT) one LEFT JOIN books_state state ON true`,
    );
    return row!;
  }

  private assertClosable(day: string, { zone, first }: OpenDays): void {
    const over = wallClock(Temporal.PlainDate.from(day).add({ days: 1 }), CLOSES_AT, zone);
    if (Temporal.Instant.compare(this.clock.now(), over) < 0) throw DayNotOver();
    if (first === null || day === first) return;
    throw isBefore(day, first) ? DayClosed() : EarlierDayOpen();
  }
}
