import { BooksChecks } from '#money/books/books-checks.service';
import { sinceStart } from '#money/books/books-scope';
import { checksOf } from '#money/books/checks';
import { coursesBooks } from '#services/courses/books/courses.books';
import { type PaidCourses, startPaidCourses } from './payments.actors';
import { type PaidOrder, paidOrder, processed, refundCourses } from './refunds.actors';

let courses: PaidCourses;
beforeAll(async () => {
  courses = await startPaidCourses();
});
afterAll(() => courses?.close());

/** What the check of the whole ledger and that of a night find while `change` is applied without triggers. */
async function found(change: string, { id }: PaidOrder) {
  const { db } = courses.service;
  const [today] = await db.rows<{ day: string }>('SELECT max(day)::text AS day FROM ledger_entry');
  const start = { day: today!.day, at: new Date(Date.now() - 60_000).toISOString() };
  const seen: string[][] = [];
  const undone = new Error('undone');
  await db
    .transaction(async () => {
      await db.rows('SET LOCAL session_replication_role = replica');
      await db.rows(change, [id]);
      for (const begin of [undefined, start]) {
        const { differences } = await courses.service.get(BooksChecks).findDifferences(begin);
        seen.push(differences.map(each => [each.check, each.subject, each.expected, each.actual].join(' ')));
      }
      throw undone;
    })
    .catch(error => expect(error).toBe(undone));
  return { whole: seen[0]!, night: seen[1]! };
}

const OF_ORDER = 'FROM course_order o WHERE o.id = $1 AND';

describe('the check of a night', () => {
  it.each([
    ['an amount', 'UPDATE course_order SET total_cents = total_cents + 1 WHERE id = $1'],
    [
      'a missing entry',
      `DELETE FROM ledger_entry e USING course_order o WHERE o.id = $1 AND e.reference = o.reference`,
    ],
    [
      'an entry of nothing',
      `INSERT INTO ledger_entry (debit, credit, amount_cents, unit, day, reference, source, at)
       SELECT 'outside', 'sales', 1, 'USD', '2999-01-01', reference, 'hand:1', now() FROM course_order WHERE id = $1`,
    ],
    ['a payment', `UPDATE payment p SET amount_cents = p.amount_cents + 1 ${OF_ORDER} p.reference = o.reference`],
    [
      'a part of a refund',
      `UPDATE refund_part p SET gross_cents = gross_cents + 1, amount_cents = p.amount_cents + 1 ${OF_ORDER} p.reference = o.reference`,
    ],
    ['the counter of a line', 'UPDATE order_line SET refunded_quantity = 1 - refunded_quantity WHERE order_id = $1'],
  ])('finds %s that the check of the whole finds', async (_, change) => {
    const order = await paidOrder(courses);
    await refundCourses(courses, order.id, [order.made[0]!.id]);
    await processed(courses);
    const { whole, night } = await found(change, order);
    expect(whole).not.toEqual([]);
    // Totals of processors are those of the records that are read.
    const named = (differences: string[]) => differences.map(each => each.replace(/^(B4 \S+) .*/, '$1'));
    expect(named(night)).toEqual(named(whole));
  });

  it('reads orders, entries and payments by their indexes', async () => {
    const { db } = courses.service;
    const day = new Date().toISOString().slice(0, 10);
    const statements = sinceStart(checksOf(coursesBooks), coursesBooks.scope!, { day, at: `${day}T00:00:00Z` });
    const scans = await db.transaction(async () => {
      // The tables of a test are too small for an index to be cheaper.
      await db.rows('SET LOCAL enable_seqscan = off');
      const plans = [];
      for (const { sql } of statements) plans.push(...(await db.rows<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`)));
      return plans.filter(plan =>
        /Seq Scan on (course_order|order_line|ledger_entry|payment)\b/.test(plan['QUERY PLAN']),
      );
    });
    expect(scans).toEqual([]);
  });
});
