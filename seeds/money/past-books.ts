import { Temporal } from 'temporal-polyfill';
import type { Database } from '#kit/database/database';
import { raw, sql } from '#kit/database/sql';
import { dayIn, wallClock } from '#kit/time/calendar';
import type { BooksShape } from '#money/books/books-shape';
import { DIGEST } from '#money/books/checks';
import { balancesAfter, dayReport } from '#money/books/day-report';
import type { Seeding } from '#shared/seeding/seeding';

/**
 * When entries happened, by the first word of their source: SQL expressions of `e`, an entry, and `subject`, the id in its
 * source.
 */
export type EntryMoments = Readonly<Record<string, string>>;

const MOMENTS: EntryMoments = { refund: '(SELECT asked_at FROM refund WHERE id = subject)' };

/** Days are closed in the morning after. */
const CLOSED_AT = new Temporal.PlainTime(9);

/** Days between stored balances: a report reads the entries since the last ones. */
const DAYS_PER_BALANCES = 14;

/**
 * Dates the entries that demo data has just posted by their records and numbers them in that order. Closes the days before
 * yesterday.
 */
export async function datePastBooks(seeding: Seeding, shape: BooksShape, moments: EntryMoments): Promise<void> {
  await dateEntries(seeding, { ...MOMENTS, ...moments });
  await closePastDays(seeding, shape);
}

async function dateEntries({ db, definition, clock }: Seeding, moments: EntryMoments): Promise<void> {
  await db.rows(`SELECT set_config('quintet.emptied_schema', $1, true)`, [definition.name]);
  const cases = Object.entries(moments).map(([kind, at]) => `WHEN '${kind}' THEN ${at}`);
  // Negative numbers are free until all entries have one.
  await db.rows(
    `UPDATE ledger_entry e SET id = -dated.number, at = dated.at, day = (dated.at AT TIME ZONE state.zone)::date
     FROM (
       SELECT id, at, row_number() OVER (ORDER BY at, id) AS number
       FROM (
         SELECT e.id, least(coalesce(CASE split_part(e.source, ':', 1) ${cases.join(' ')} END, e.at), $1) AS at
         FROM ledger_entry e CROSS JOIN LATERAL (SELECT split_part(e.source, ':', 2)::bigint AS subject) named
       ) happened
     ) dated, books_state state
     WHERE dated.id = e.id`,
    [clock.now().toString()],
  );
  await db.rows('UPDATE ledger_entry SET id = -id');
  // The reports of the days are planned without statistics otherwise, which takes four times as long.
  await db.rows('ANALYZE ledger_entry, ledger_account');
}

/** As `DayClosing` closes them one after another, but not each with balances. */
async function closePastDays({ db, clock }: Seeding, shape: BooksShape): Promise<void> {
  const books = await booksOf(db);
  if (!books) return;
  const { zone, first } = books;
  const yesterday = dayIn(zone, clock.now()).subtract({ days: 1 });
  let closed: ClosedDay[] = [];
  for (
    let day = Temporal.PlainDate.from(first);
    Temporal.PlainDate.compare(day, yesterday) < 0;
    day = day.add({ days: 1 })
  ) {
    const { closed_at: _open, digest: _none, ...figures } = await dayReport(db, day.toString(), shape);
    const closedAt = wallClock(day.add({ days: 1 }), CLOSED_AT, zone);
    closed.push({ date: day.toString(), figures, closed_at: closedAt.toString() });
    if (closed.length < DAYS_PER_BALANCES) continue;
    await storeClosed(db, closed, shape);
    closed = [];
  }
  await storeClosed(db, closed, shape);
  await db.rows('UPDATE books_state SET closed_to = (SELECT max(date) FROM closed_day)');
}

interface ClosedDay {
  date: string;
  figures: object;
  closed_at: string;
}

/** The last of the days with balances. */
async function storeClosed(db: Database, days: readonly ClosedDay[], shape: BooksShape): Promise<void> {
  const last = days.at(-1)?.date;
  if (last === undefined) return;
  await db.rows(sql`
    INSERT INTO closed_day (date, figures, digest, closed_at, balances)
    SELECT date, figures, (SELECT ${raw(DIGEST)} FROM ledger_entry e WHERE e.day = date), closed_at,
      CASE WHEN date = ${last} THEN (${balancesAfter(last, shape)}) END
    FROM jsonb_to_recordset(${JSON.stringify(days)}) AS sent (date date, figures jsonb, closed_at timestamptz)`);
}

const booksOf = (db: Database) =>
  db.row<{ zone: string; first: string }>(
    'SELECT zone, min(day)::text AS first FROM books_state, ledger_entry GROUP BY zone',
  );
