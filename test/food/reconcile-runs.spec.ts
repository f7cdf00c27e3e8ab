/** @own-database */
import type { PaymentDifference } from '#money/reconciliation/payment-difference.entity';
import { PaymentReconciliation } from '#money/reconciliation/payment-reconciliation';
import { ReconcileRuns } from '#money/reconciliation/reconcile-runs';
import { bulkPayments } from '../payments/bulk-payments';
import {
  choose,
  openSession,
  type PaidFood,
  paidInSilence,
  standing,
  startPaidFood,
  unpaidOrder,
} from './payments.actors';
import { changeSetting } from './placement.actors';

let food: PaidFood;

beforeAll(async () => {
  food = await startPaidFood();
});
afterAll(() => food.close());
beforeEach(async () => {
  await food.service.db.rows('DELETE FROM payment_difference');
  await food.service.db.rows('DELETE FROM payment_event');
  await food.service.db.rows('DELETE FROM payment');
  food.stripe.charges.clear();
});

const rows = <Row>(statement: string) => food.service.db.rows<Row>(statement);
const run = () => food.service.get(PaymentReconciliation).run();
const lastRun = async () => (await food.owner.get('/api/payments/runs')).body.data[0];
const open = () => rows<PaymentDifference>(`SELECT * FROM payment_difference WHERE status = 'open' ORDER BY id`);

it('compares 500 payments, and goes on after it was killed in the middle', async () => {
  await bulkPayments(food.stripe, food.service.db, 'food', 500);
  await rows(`UPDATE payment SET status = 'failed', settles = false WHERE reference = 'BULK-40'`);
  food.stripe.sessions.get('cs_test_bulk240')!.amount_total = 1;
  food.stripe.charges.get(food.stripe.sessions.get('cs_test_bulk240')!.payment_intent!)!.amount = 1;
  Object.assign(food.stripe.sessions.get('cs_test_bulk500')!, { payment_status: 'unpaid', payment_intent: null });
  food.stripe.charges.delete([...food.stripe.charges.keys()].at(-1)!);
  await rows(`
    CREATE FUNCTION food.kill_run() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'killed'; END $$`);
  await rows(`
    CREATE TRIGGER kill_run BEFORE UPDATE ON reconcile_run FOR EACH ROW WHEN (NEW.pages = 3) EXECUTE FUNCTION food.kill_run()`);
  try {
    await expect(run()).rejects.toThrow('killed');
  } finally {
    await rows('DROP FUNCTION food.kill_run CASCADE');
  }
  expect(await lastRun()).toMatchObject({ status: 'running', pages: 2, payments: 200 });
  const before = food.stripe.count('GET /v1/checkout/sessions/');

  expect((await run()).map(({ type, reference }) => [type, reference])).toEqual([
    ['paid_unrecorded', 'BULK-40'],
    ['amount_differs', 'BULK-240'],
    ['paid_unconfirmed', 'BULK-500'],
  ]);
  expect(await lastRun()).toMatchObject({ status: 'complete', pages: 5, payments: 500, charges: 499, found: 3 });
  expect(food.stripe.count('GET /v1/checkout/sessions/') - before).toBe(300);
});

it('keeps one row for a difference that is seen again, and ends it when it is gone', async () => {
  const order = await unpaidOrder(food, 'stripe');
  const session = await paidInSilence(food, order);
  await run();
  const [first] = await open();
  await run();
  const [again] = await open();
  expect(again).toMatchObject({ id: first!.id, status: 'open' });
  await rows(`UPDATE payment SET status = 'paid', settles = true, intent_id = '${session.payment_intent}'`);
  await run();
  expect(await rows('SELECT type, status FROM payment_difference')).toEqual([
    { type: 'paid_unrecorded', status: 'gone' },
  ]);
});

it('ends nothing while a processor does not answer', async () => {
  await paidInSilence(food, await unpaidOrder(food, 'stripe'));
  await run();
  food.stripe.faults.down = true;
  await rows(`UPDATE payment SET status = 'paid', settles = true`);
  await run();
  food.stripe.faults.down = false;
  expect(await lastRun()).toMatchObject({ status: 'incomplete' });
  expect(await open()).toHaveLength(1);
  await run();
  expect(await open()).toEqual([]);
});

it('finds charges of this service without a payment, and none of a neighbour on the account', async () => {
  const order = await unpaidOrder(food, 'stripe');
  food.stripe.addCharge(1000, 'usd', { service: 'stays', payment: 'of-stays', reference: 'BKG-1' });
  food.stripe.addCharge(2000, 'usd', {});
  const { payment_intent } = food.stripe.addCharge(1500, 'usd', {
    service: 'food',
    payment: 'unknown-key',
    reference: order.orderNumber,
  });
  await run();
  expect(await open()).toMatchObject([
    { type: 'payment_unknown', intent_id: payment_intent, received_cents: 1500, reference: order.orderNumber },
  ]);
});

it('finds a payment whose session id was never stored, in the list of the processor', async () => {
  const order = await unpaidOrder(food, 'stripe');
  await paidInSilence(food, order);
  await rows(`UPDATE payment SET session_id = NULL`);
  await run();
  expect(await open()).toMatchObject([{ type: 'paid_unrecorded', reference: order.orderNumber }]);
});

it('settles by itself where that is switched on', async () => {
  await changeSetting(food, 'reconcile_auto_settle', true);
  const order = await unpaidOrder(food, 'stripe');
  await paidInSilence(food, order);
  expect(await run()).toEqual([]);
  expect(await standing(food, order)).toMatchObject({ paymentStatus: 'paid', payments: ['paid*'] });
  await changeSetting(food, 'reconcile_auto_settle', false);
});

it('runs once at a time, in a job', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => food.owner.post('/api/payments/reconcile', {})));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.data.run_id}`)).size).toBe(1);
  await food.service.doJobs();
  expect(await lastRun()).toMatchObject({ id: answers[0]!.body.data.run_id, status: 'complete', kind: 'full' });
});

it('begins at once when it is requested while another run gives up its lock', async () => {
  const runs = food.service.get(ReconcileRuns);
  const end = runs.end.bind(runs);
  let requested = 0;
  jest.spyOn(runs, 'end').mockImplementationOnce(async ended => {
    const run = await end(ended);
    requested = (await food.owner.post('/api/payments/reconcile', {})).body.data.run_id;
    await food.service.doJobs();
    return run;
  });
  await run();
  expect(await lastRun()).toMatchObject({ id: requested, status: 'running' });
  await food.service.doJobs();
  expect(await lastRun()).toMatchObject({ id: requested, status: 'complete', kind: 'full' });
});

it('deletes runs after 90 days, unless a difference refers to them', async () => {
  await paidInSilence(food, await unpaidOrder(food, 'stripe'));
  await run();
  await rows(`UPDATE payment_difference SET status = 'gone', ended_at = now()`);
  await rows(`INSERT INTO reconcile_run (kind, status, window_from, window_to, stage, started_at, ended_at)
    SELECT 'unfinished', 'complete', now(), now(), 'payments', ended, ended
    FROM (VALUES (now() - interval '91 days'), (now() - interval '89 days')) run (ended)`);
  await rows(`UPDATE reconcile_run SET ended_at = now() - interval '91 days'
    WHERE id = (SELECT run_id FROM payment_difference)`);
  const old = `SELECT kind, round(extract(epoch FROM now() - ended_at) / 86400)::integer AS days FROM reconcile_run
    WHERE ended_at < now() - interval '1 day' ORDER BY id`;
  await run();
  expect(await rows(old)).toEqual([
    { kind: 'full', days: 91 },
    { kind: 'unfinished', days: 89 },
  ]);
});

it('reads the list of PayPal again after 3 and after 24 hours', async () => {
  const waiting = `SELECT round(extract(epoch FROM run_at - now()) / 3600) AS hours FROM food_jobs.jobs
    WHERE task_identifier = 'payment-reconciliation' ORDER BY run_at DESC LIMIT 2`;
  await rows('SELECT food_jobs.complete_jobs(ARRAY(SELECT id FROM food_jobs.jobs))');
  await run();
  expect(await rows(waiting)).toEqual([{ hours: 24 }, { hours: 3 }]);
  const order = await unpaidOrder(food, 'paypal');
  const { id } = await openSession(food, order);
  food.paypal.webhookUrl = undefined;
  await choose(`${food.paypal.url}/checkoutnow?token=${id}`, 'pay');
  const capture = `${food.paypal.url}/v2/checkout/orders/${id}/capture`;
  await fetch(capture, { method: 'POST', headers: { Authorization: 'Bearer local-token-0' }, body: '{}' });
  await rows('SELECT food_jobs.reschedule_jobs(ARRAY(SELECT id FROM food_jobs.jobs), run_at => now())');
  await rows('UPDATE payment SET session_id = NULL');
  await rows(`UPDATE reconcile_run SET window_to = now() + interval '1 minute'`);
  await food.service.doJobs();
  expect(await lastRun()).toMatchObject({ kind: 'listed', status: 'complete', charges: 1 });
  expect(await open()).toMatchObject([{ type: 'paid_unrecorded', provider: 'paypal', reference: order.orderNumber }]);
});
