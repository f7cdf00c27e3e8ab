/** @own-database */
import { SERVICES } from '#host/services';
import { checksOf } from '#money/books/checks';
import { coursesBooks } from '#services/courses/books/courses.books';
import { laterOf, takeBack } from './first-version.actors';
import { openServiceDatabase, type ServiceDatabase } from './service-database';

const { definition } = SERVICES.find(service => service.definition.name === 'courses')!;

/** Four orders of three courses of 100.00, each paid by a payment with the id of the order. */
const ORDERS = `
  INSERT INTO student (id, username, first_name, last_name, email, password_hash) VALUES (1, 'noor', 'Noor', 'Saleh', 'noor@example.com', 'x');
  INSERT INTO course (id, code, slug, type, status, title, price_cents)
  SELECT n, 'CRS-' || n, 'course-' || n, 'recorded', 'published', '{"en": "C", "ar": "C"}', 10000 FROM generate_series(1, 3) n;
  INSERT INTO course_order (id, reference, student_id, status, gateway, currency, total_cents, locale, paid_at, refunded_at)
  SELECT n, 'CO-' || n, 1, CASE n WHEN 4 THEN 'refunded' ELSE 'paid' END, 'stripe', 'USD', 30000, 'en', '2026-01-02T10:00Z',
    CASE n WHEN 4 THEN '2026-01-05T10:00Z'::timestamptz END
  FROM generate_series(1, 5) n;
  INSERT INTO order_line (id, order_id, course_id, title, price_cents, charged_cents)
  SELECT 10 * n + c, n, c, '{"en": "C", "ar": "C"}', 10000, 10000 FROM generate_series(1, 5) n, generate_series(1, 3) c;
  INSERT INTO payment (id, key, reference, provider, session_id, amount_cents, currency, status, settles, refunded_cents,
    refund_attempts, created_at, updated_at)
  SELECT n, 'key' || n, 'CO-' || n, 'stripe', 'cs_' || n, 30000, 'USD', CASE n WHEN 4 THEN 'refund_due' ELSE 'paid' END, true,
    (ARRAY[10000, 15000, 0, 20000, 0])[n], CASE n WHEN 4 THEN 1 ELSE 0 END, '2026-01-02T10:00Z', '2026-01-05T11:00Z'
  FROM generate_series(1, 5) n;
  INSERT INTO payment (id, key, reference, provider, session_id, amount_cents, currency, status, settles, late_reason)
  VALUES (6, 'key6', 'CO-1', 'stripe', 'cs_6', 30000, 'USD', 'refund_due', false, 'second');
  INSERT INTO payment_dispute (payment_id, provider, dispute_id, amount_cents, currency, status, taken_cents, opened_at)
  VALUES (5, 'stripe', 'dp_1', 3000, 'USD', 'open', 3000, '2026-01-06T10:00Z')`;

/** Of one course each: done; assigned of 150.00 that went back; asked after one that failed; done of an order refunded whole. */
const REFUNDS = `
  INSERT INTO order_refund (id, order_id, payment_id, key, mode, status, amount_cents, refunded_before_cents, reason, asked_by,
    asked_at, ended_at, attempts, error)
  VALUES
    (11, 1, 1, 'key-of-11', 'ask', 'done', 10000, 0, 'Changed plans', 7, '2026-01-03T10:00Z', '2026-01-03T11:00Z', 1, NULL),
    (12, 2, 2, 'key-of-12', 'assign', 'done', 10000, 15000, 'Went back', 7, '2026-01-04T10:00Z', '2026-01-04T10:00Z', 0, NULL),
    (13, 3, 3, 'key-of-13', 'ask', 'failed', 10000, 0, 'Too early', 7, '2026-01-03T10:00Z', '2026-01-03T12:00Z', 1, 'no_balance'),
    (14, 3, 3, 'key-of-14', 'ask', 'asked', 20000, 0, 'Again', 8, '2026-01-06T10:00Z', NULL, 2, 'timeout'),
    (15, 4, 4, 'key-of-15', 'ask', 'done', 10000, 0, 'All', 7, '2026-01-05T09:00Z', '2026-01-05T09:30Z', 1, NULL);
  SELECT setval('order_refund_id_seq', 15);
  INSERT INTO order_refund_line (refund_id, order_line_id, order_id, counts) VALUES
    (11, 11, 1, true), (12, 22, 2, true), (13, 31, 3, false), (14, 31, 3, true), (14, 32, 3, true), (15, 43, 4, true)`;

const REFUNDS_NOW = `
  SELECT r.id, r.reference, r.payment_id, r.reason_kind, r.status, r.amount_cents::integer, r.returned_cents::integer, r.key,
    r.asked_by, r.reason, r.error, array_agg(concat_ws(' ', part.kind, part.position) ORDER BY part.position) AS parts
  FROM refund r JOIN refund_part part ON part.refund_id = r.id GROUP BY r.id ORDER BY r.id`;

let database: ServiceDatabase;
/** To the tables of the version before. */
async function revert(): Promise<void> {
  const later = laterOf(definition);
  await takeBack(definition, later);
  await database.query('DELETE FROM schema_migration WHERE name = ANY ($1)', [later.map(({ name }) => name)]);
}
beforeAll(async () => {
  database = await openServiceDatabase(definition);
  await revert();
  await database.query(ORDERS);
  await database.query(REFUNDS);
  await database.start();
});
afterAll(() => database?.close());

async function differences(): Promise<object[]> {
  const found = [];
  for (const { name, sql } of checksOf(coursesBooks))
    found.push(...(await database.query<object>(sql)).map(difference => ({ name, ...difference })));
  return found;
}
/** In one transaction, as a process of the version before writes them. */
const write = (statements: string) => database.query(`BEGIN; ${statements}; COMMIT`);
const refundsOf = (reference: string) =>
  database.query(
    `SELECT reason_kind, status, amount_cents::integer AS amount, returned_cents::integer AS returned FROM refund
     WHERE reference = $1 ORDER BY id`,
    [reference],
  );

it('moves refunds of courses with their ids, keys, states and reasons, and records those of whole payments', async () => {
  const common = { asked_by: 7, error: null };
  const unknown = { asked_by: null, reason: null, error: null, key: expect.any(String), id: expect.any(Number) };
  expect(await database.query(REFUNDS_NOW)).toEqual([
    {
      ...common,
      id: 11,
      reference: 'CO-1',
      payment_id: 1,
      reason_kind: 'requested',
      status: 'done',
      amount_cents: 10_000,
      returned_cents: 10_000,
      key: 'key-of-11',
      reason: 'Changed plans',
      parts: ['line 11'],
    },
    {
      ...common,
      id: 12,
      reference: 'CO-2',
      payment_id: 2,
      reason_kind: 'assigned',
      status: 'done',
      amount_cents: 10_000,
      returned_cents: 10_000,
      key: 'key-of-12',
      reason: 'Went back',
      parts: ['assigned 22'],
    },
    {
      ...common,
      id: 13,
      reference: 'CO-3',
      payment_id: 3,
      reason_kind: 'requested',
      status: 'withdrawn',
      amount_cents: 10_000,
      returned_cents: 0,
      key: 'key-of-13',
      reason: 'Too early',
      error: 'no_balance',
      parts: ['line 31'],
    },
    {
      id: 14,
      reference: 'CO-3',
      payment_id: 3,
      reason_kind: 'requested',
      status: 'due',
      amount_cents: 20_000,
      returned_cents: 0,
      key: 'key-of-14',
      asked_by: 8,
      reason: 'Again',
      error: 'timeout',
      parts: ['line 31', 'line 32'],
    },
    {
      ...common,
      id: 15,
      reference: 'CO-4',
      payment_id: 4,
      reason_kind: 'requested',
      status: 'done',
      amount_cents: 10_000,
      returned_cents: 10_000,
      key: 'key-of-15',
      reason: 'All',
      parts: ['line 43'],
    },
    {
      ...unknown,
      reference: 'CO-2',
      payment_id: 2,
      reason_kind: 'outside',
      status: 'done',
      amount_cents: 15_000,
      returned_cents: 15_000,
      parts: ['outside'],
    },
    {
      ...unknown,
      reference: 'CO-4',
      payment_id: 4,
      reason_kind: 'outside',
      status: 'done',
      amount_cents: 10_000,
      returned_cents: 10_000,
      parts: ['outside'],
    },
    {
      ...unknown,
      reference: 'CO-4',
      payment_id: 4,
      reason_kind: 'cancelled',
      status: 'sent',
      amount_cents: 10_000,
      returned_cents: 0,
      key: 'key4-0',
      parts: ['goodwill'],
    },
    {
      ...unknown,
      reference: 'CO-1',
      payment_id: 6,
      reason_kind: 'second',
      status: 'due',
      amount_cents: 30_000,
      returned_cents: 0,
      parts: ['unplaced'],
    },
  ]);
  expect(await database.query('SELECT id, asked_back_cents::integer AS cents FROM payment ORDER BY id')).toEqual(
    [10_000, 15_000, 20_000, 30_000, 0, 30_000].map((cents, index) => ({ id: index + 1, cents })),
  );
  expect(await database.query('SELECT id FROM order_line WHERE refunded_quantity = 1 ORDER BY id')).toEqual(
    [11, 22, 31, 32, 43].map(id => ({ id })),
  );
});

it('fills the ledger with the past, each entry on its day, and the books agree', async () => {
  expect(await differences()).toEqual([]);
  const rows = await database.query(
    `SELECT day::text, debit, credit, amount_cents::integer AS cents FROM ledger_entry WHERE reference IN ('CO-2', 'CO-5')
     ORDER BY reference, id`,
  );
  expect(rows).toEqual([
    { day: '2026-01-02', debit: 'receivable', credit: 'sales', cents: 30_000 },
    { day: '2026-01-02', debit: 'processor:stripe', credit: 'receivable', cents: 30_000 },
    { day: '2026-01-04', debit: 'sales', credit: 'outside', cents: 10_000 },
    { day: '2026-01-05', debit: 'refunds_owed', credit: 'processor:stripe', cents: 15_000 },
    { day: '2026-01-05', debit: 'outside', credit: 'refunds_owed', cents: 15_000 },
    { day: '2026-01-02', debit: 'receivable', credit: 'sales', cents: 30_000 },
    { day: '2026-01-02', debit: 'processor:stripe', credit: 'receivable', cents: 30_000 },
    { day: '2026-01-06', debit: 'disputed', credit: 'processor:stripe', cents: 3_000 },
  ]);
});

describe('what a process of the version before still writes', () => {
  const requested = (mode: string) => `
    WITH made AS (
      INSERT INTO order_refund (order_id, payment_id, mode, status, amount_cents, refunded_before_cents, reason, asked_by, asked_at)
      VALUES (5, 5, '${mode}', 'asked', 10000, 0, 'Late', 7, now()) RETURNING id
    )
    INSERT INTO order_refund_line (refund_id, order_line_id, order_id) SELECT made.id, 51, 5 FROM made`;
  const end = (status: string) =>
    `UPDATE order_refund SET status = '${status}', ended_at = now() WHERE order_id = 5 AND status = 'asked'`;

  it('is a refund in the tables of all services, once', async () => {
    await write(requested('ask'));
    expect(await refundsOf('CO-5')).toEqual([{ reason_kind: 'requested', status: 'due', amount: 10_000, returned: 0 }]);
    await write(end('failed') + `; UPDATE order_refund_line SET counts = false WHERE order_id = 5`);
    expect(await refundsOf('CO-5')).toMatchObject([{ status: 'withdrawn' }]);
    await write(requested('ask'));
    const again = requested('ask')
      .replace("'asked'", "'done'")
      .replace('reason, asked_by, asked_at)', 'reason, asked_by, asked_at, ended_at)')
      .replace('now())', 'now(), now())');
    await expect(database.query(again)).rejects.toThrow(/order_refund_line_once|order_line_refunded/);
    await write(`UPDATE payment SET refunded_cents = 10000 WHERE id = 5; ${end('done')}`);
    expect(await refundsOf('CO-5')).toMatchObject([{ status: 'withdrawn' }, { status: 'done', returned: 10_000 }]);
    expect(await differences()).toEqual([]);
  });

  it('is recorded where it knows only the sums of a payment', async () => {
    await write(`UPDATE payment SET refunded_cents = 16000 WHERE id = 5`);
    expect((await refundsOf('CO-5')).at(-1)).toEqual({
      reason_kind: 'outside',
      status: 'done',
      amount: 6_000,
      returned: 6_000,
    });
    await write(`UPDATE payment SET refunded_cents = 10000, refund_error = 'failed' WHERE id = 5`);
    expect((await refundsOf('CO-5')).at(-1)).toMatchObject({ status: 'withdrawn', returned: 0 });
    await write(
      `INSERT INTO payment (id, reference, provider, session_id, amount_cents, currency, status) VALUES (7, 'CO-5', 'stripe', 'cs_7', 30000, 'USD', 'opened');
       UPDATE payment SET status = 'refund_due', late_reason = 'second' WHERE id = 7`,
    );
    expect((await refundsOf('CO-5')).at(-1)).toEqual({
      reason_kind: 'second',
      status: 'due',
      amount: 30_000,
      returned: 0,
    });
    await write(`UPDATE payment SET status = 'refunded', refunded_cents = 30000 WHERE id = 7`);
    expect((await refundsOf('CO-5')).at(-1)).toMatchObject({ reason_kind: 'second', status: 'done', returned: 30_000 });
    expect(await differences()).toEqual([]);
  });
});

it('goes back to the former tables, and comes again', async () => {
  const now = await database.query(REFUNDS_NOW);
  await revert();
  expect(await database.query(`SELECT id, mode, status FROM order_refund WHERE id <= 15 ORDER BY id`)).toEqual([
    { id: 11, mode: 'ask', status: 'done' },
    { id: 12, mode: 'assign', status: 'done' },
    { id: 13, mode: 'ask', status: 'failed' },
    { id: 14, mode: 'ask', status: 'asked' },
    { id: 15, mode: 'ask', status: 'done' },
  ]);
  await database.start();
  expect((await database.query(REFUNDS_NOW)).slice(0, 5)).toEqual(now.slice(0, 5));
  expect(await differences()).toEqual([]);
});
