import type { Database } from '#kit/database/database';
import { raw, type Sql, sql } from '#kit/database/sql';
import type { BooksShape, Places } from './books-shape';

interface SectionSums {
  gross: number;
  discounts: number;
  fees: number;
  tips: number;
}

/** All amounts in cents. */
export interface DayTotals extends SectionSums {
  date: string;
  net: number;
  /** Deposits that were charged, for services that have some. */
  deposits?: number;
  received: number;
  unplaced: number;
  owed_at_start: number;
  decided: number;
  returned: number;
  owed_at_end: number;
  /** Money that disputes took, less what they returned. */
  disputed: number;
  processors: { name: string; start: number; received: number; returned: number; disputed: number; end: number }[];
  places?: (SectionSums & { code: string | null; net: number })[];
}

export interface DayReport extends DayTotals {
  closed_at: Date | null;
  digest: string | null;
}

type Read = Omit<DayReport, 'net' | 'owed_at_end' | 'processors' | 'places'> & {
  processors: { name: string; start: number; received: number; returned: number; disputed: number }[];
  places: (SectionSums & { code: string | null })[];
};

const sum = (amount: string, condition: string) => `coalesce(sum(${amount}) FILTER (WHERE ${condition}), 0)::bigint`;
const section = (name: keyof SectionSums, sign = '') =>
  `${sum(`${sign}cents`, `is_today AND section = '${name}' AND other = 'receivable'`)} AS ${name}`;
const SECTIONS = [section('gross'), section('discounts', '-'), section('fees'), section('tips')].join(', ');

/** Accounts with a balance at the start of a day: what is owed, and what processors have. */
const IS_CARRIED = `(named.section = 'money' OR named.name = 'refunds_owed')`;

/**
 * The CTE `leg`: the entries of a day, those of earlier days whose accounts are carried, and, in place of the days up to the last
 * one that was closed with balances, these.
 */
const legs = (day: string, places: Places | undefined, place: string | undefined): Sql => sql`
  closing AS (
    SELECT date, balances FROM closed_day WHERE date < ${day}::date AND balances IS NOT NULL ORDER BY date DESC LIMIT 1
  ),
  entry AS MATERIALIZED (
    SELECT debit, credit, amount_cents, day, reference FROM ledger_entry
    WHERE unit = 'USD' AND day <= ${day}::date AND day > coalesce((SELECT date FROM closing), '-infinity')
  ),
  place AS MATERIALIZED (${raw(placesOfEntries(places))}),
  leg AS MATERIALIZED (
    SELECT leg.account, leg.other, leg.cents, named.section, facing.section AS other_section,
      e.day = ${day}::date AS is_today, place.code
    FROM entry e
    CROSS JOIN LATERAL (VALUES (e.credit, e.debit, e.amount_cents), (e.debit, e.credit, -e.amount_cents))
      AS leg (account, other, cents)
    JOIN ledger_account named ON named.name = leg.account
    JOIN ledger_account facing ON facing.name = leg.other
    LEFT JOIN place USING (reference)
    WHERE (e.day = ${day}::date OR ${raw(IS_CARRIED)}) AND ${atPlace('place.code', place)}
    UNION ALL
    SELECT named.name, NULL, balance.cents, named.section, NULL, false, balance.code
    FROM closing CROSS JOIN LATERAL jsonb_to_recordset(closing.balances) AS balance (account text, code text, cents bigint)
    JOIN ledger_account named ON named.name = balance.account WHERE ${atPlace('balance.code', place)}
  )`;

/** The place of each record, which is looked up once and not for each of its entries. */
const placesOfEntries = (places: Places | undefined): string =>
  places
    ? `SELECT ${places.reference} AS reference, ${places.code} AS code FROM ${places.table}
       WHERE ${places.reference} = ANY (ARRAY(SELECT DISTINCT reference FROM entry))`
    : 'SELECT NULL::text AS reference, NULL::text AS code WHERE false';

const atPlace = (code: string, place: string | undefined): Sql =>
  place === undefined ? raw('true') : sql`${raw(code)} = ${place}`;

/** Of an entry of a processor or of cash: neither a refund nor a dispute. */
const IS_RECEIPT = `other NOT IN ('refunds_owed', 'disputed')`;

const TOTALS = `
  ${SECTIONS},
  ${sum('-cents', `is_today AND section = 'money' AND ${IS_RECEIPT}`)} AS received,
  ${sum('cents', `is_today AND account IN ('unplaced', 'outside') AND other_section = 'money'`)} AS unplaced,
  ${sum('cents', `NOT is_today AND account = 'refunds_owed'`)} AS owed_at_start,
  ${sum('cents', `is_today AND account = 'refunds_owed' AND other_section IS DISTINCT FROM 'money'`)} AS decided,
  ${sum('-cents', `is_today AND account = 'refunds_owed' AND other_section = 'money'`)} AS returned,
  ${sum('-cents', `is_today AND account = 'disputed'`)} AS disputed`;

const DEPOSITS = `, ${sum('cents', `is_today AND account = 'deposits' AND other = 'receivable'`)} AS deposits`;

const PROCESSORS = `
  SELECT account AS name, ${sum('-cents', 'NOT is_today')} AS start,
    ${sum('-cents', `is_today AND ${IS_RECEIPT}`)} AS received,
    ${sum('cents', `is_today AND other = 'refunds_owed'`)} AS returned,
    ${sum('cents', `is_today AND other = 'disputed'`)} AS disputed
  FROM leg WHERE section = 'money' GROUP BY account`;

const PLACES = `
  SELECT code, ${SECTIONS} FROM leg
  WHERE is_today AND (section IN ('gross', 'discounts', 'fees', 'tips') AND other = 'receivable' OR account IN ('unplaced', 'outside') AND other_section = 'money')
  GROUP BY code`;

/** The figures of one day, in one statement. @param place only what concerns this one */
export async function dayReport(
  db: Database,
  day: string,
  { places, place, hasDeposits }: Pick<BooksShape, 'places' | 'hasDeposits'> & { place?: string | undefined },
): Promise<DayReport> {
  const row = await db.row<Read>(sql`
    WITH ${legs(day, places, place)}
    SELECT ${day}::text AS date, closed.closed_at, closed.digest, total.*,
      (SELECT coalesce(jsonb_agg(to_jsonb(each) ORDER BY each.name), '[]') FROM (${raw(PROCESSORS)}) each) AS processors,
      (SELECT coalesce(jsonb_agg(to_jsonb(each) ORDER BY each.code), '[]') FROM (${raw(PLACES)}) each) AS places
    FROM (SELECT ${raw(hasDeposits ? TOTALS + DEPOSITS : TOTALS)} FROM leg) total LEFT JOIN closed_day closed ON closed.date = ${day}::date`);
  const { processors, places: parts, ...report } = row!;
  return {
    ...report,
    net: netOf(report),
    owed_at_end: report.owed_at_start + report.decided - report.returned,
    processors: processors.map(each => ({ ...each, end: each.start + each.received - each.returned - each.disputed })),
    ...(places && { places: parts.map(each => ({ ...each, net: netOf(each) })) }),
  };
}

/** The balances of the carried accounts at the end of a day, by place, for `closed_day`. */
export const balancesAfter = (day: string, { places }: Pick<BooksShape, 'places'>): Sql => sql`
  WITH ${legs(day, places, undefined)}
  SELECT coalesce(jsonb_agg(to_jsonb(balance)), '[]') FROM (
    SELECT named.name AS account, leg.code, sum(leg.cents) AS cents
    FROM leg JOIN ledger_account named ON named.name = leg.account WHERE ${raw(IS_CARRIED)} GROUP BY 1, 2
  ) balance`;

const netOf = ({ gross, discounts, fees, tips }: SectionSums): number => gross - discounts + fees + tips;
