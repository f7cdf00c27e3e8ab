import { randomUUID } from 'node:crypto';
import { BooksChecks } from '#money/books/books-checks.service';
import { atRandom, type Choices, trials } from '../harness/trials';
import { makeBooking } from './factories';
import { type Actor, type Stays, startStays } from './stays';

const DAYS = trials(30, 5);
const FIGURES = ['gross', 'fees', 'net', 'received', 'decided', 'returned'] as const;

let stays: Stays;
let owner: Actor;
beforeAll(async () => {
  stays = await startStays();
  // Entries fall on the first open day, so days that are to come can be closed one after another.
  stays.service.clock.set(new Date(Date.now() + 40 * 86_400_000).toISOString());
  owner = await stays.signIn(stays.owner);
});
afterAll(() => stays?.service.close());

async function trade({ between, chance }: Choices): Promise<void> {
  const { reference } = await makeBooking(stays.service.db, {
    isSimulated: true,
    nightlyRateCents: 100 * between(50, 200),
  });
  const body = { amount: between(1, 100), reason: 'Noise', client_token: randomUUID() };
  expect((await owner.post(`/api/bookings/manage/${reference}/refunds`, body)).status).toBe(201);
  if (chance(50)) await owner.patch(`/api/bookings/manage/${reference}`, { action: 'cancel' });
}

it(
  'the closed days of a month sum to the month read at once, and add up',
  atRandom(async choices => {
    const { db } = stays.service;
    const sums = Object.fromEntries(FIGURES.map(name => [name, 0]));
    let start = 0;
    for (let closed = 0; closed < DAYS; closed += 1) {
      for (let count = choices.between(1, 3); count > 0; count -= 1) await trade(choices);
      const { day } = (await db.row<{ day: string }>('SELECT max(day)::text AS day FROM ledger_entry'))!;
      const host = await stays.signIn(stays.host);
      expect((await host.post(`/api/books/days/${day}/close`)).status).toBe(403);
      const answer = await owner.post(`/api/books/days/${day}/close`);
      expect([answer.status, answer.body.data.owed_at_start]).toEqual([201, start]);
      const seen = await host.get(`/api/books/days/${day}`);
      expect([seen.status, seen.text.slice(0, 200)]).toEqual([200, expect.any(String)]);
      const report = seen.body.data;
      expect(report).toEqual(answer.body.data);
      expect(report).not.toHaveProperty('kitchens');
      expect(report.received).toBe(report.net + report.unplaced);
      start = report.owed_at_end;
      for (const name of FIGURES) sums[name]! += report[name];
      const night = { day, at: new Date().toISOString() };
      expect(await stays.service.get(BooksChecks).findDifferences(night)).toEqual({ count: 0, differences: [] });
    }
    const account = (side: string, name: string, other: string) =>
      `coalesce(sum(amount_cents) FILTER (WHERE ${side} = '${name}' AND ${other}), 0) / 100`;
    const read = await db.row<Record<string, number>>(`
      SELECT ${account('credit', 'accommodation', `debit = 'receivable'`)} AS gross,
        ${account('credit', 'cleaning', `debit = 'receivable'`)} AS fees,
        ${account('debit', 'receivable', 'true')} AS net, ${account('credit', 'receivable', 'true')} AS received,
        ${account('credit', 'refunds_owed', 'true')} AS decided, ${account('debit', 'refunds_owed', 'true')} AS returned
      FROM ledger_entry`);
    expect(sums).toEqual(Object.fromEntries(FIGURES.map(name => [name, Number(read![name])])));
    expect(await stays.service.get(BooksChecks).run()).toEqual({ count: 0, differences: [] });
  }),
);

it('one cent changed in a booking by hand is found', async () => {
  const { db } = stays.service;
  const { id, reference } = await makeBooking(db, { isSimulated: true });
  const change =
    'UPDATE booking SET cleaning_fee_cents = cleaning_fee_cents + $2, total_cents = total_cents + $2 WHERE id = $1';
  await db.rows(change, [id, 1]);
  const { differences } = await stays.service.get(BooksChecks).run();
  expect(differences).toMatchObject([{ check: 'B5', reference, expected: '34001', actual: '34000' }]);
  await db.rows(change, [id, -1]);
});
