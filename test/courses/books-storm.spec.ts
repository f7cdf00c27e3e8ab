import { command } from '../cli/commands';
import { atRandom, trials } from '../harness/trials';
import { BooksStorm } from './books-storm.actors';
import { type PaidCourses, startPaidCourses } from './payments.actors';
import { checkedBooks, processed } from './refunds.actors';

const ORDERS = trials(100, 20);

let courses: PaidCourses;
beforeAll(async () => {
  courses = await startPaidCourses();
});
afterAll(() => courses?.close());

it(
  'the books agree at every moment of a storm, and after it',
  atRandom(async choices => {
    const storm = new BooksStorm(courses, choices);
    const checked = [];
    await storm.rage(ORDERS, 6, async done => {
      if (done % (ORDERS * 0.3) === 0) checked.push(...(await checkedBooks(courses)).differences);
    });
    await processed(courses);
    checked.push(...(await checkedBooks(courses)).differences);
    expect(checked.slice(0, 5)).toEqual([]);
    expect(await command('books check --service courses')).toMatchObject({ exitCode: 0 });
    expect(Object.keys(storm.answers).filter(answer => / 5\d\d$/.test(answer))).toEqual([]);
    expect(storm.answers).toMatchObject({ 'ask 201': expect.any(Number), 'ask 409': expect.any(Number) });
    const { db } = courses.service;
    const refundedTwice = await db.rows(
      `SELECT part.position FROM refund_part part JOIN refund r ON r.id = part.refund_id
       WHERE r.status <> 'withdrawn' AND part.position IS NOT NULL GROUP BY 1 HAVING count(*) > 1`,
    );
    expect(refundedTwice).toEqual([]);
    for (const charge of courses.stripe.charges.values())
      expect(charge.amount_refunded).toBeLessThanOrEqual(charge.amount);
  }),
);
