import { setTimeout as sleep } from 'node:timers/promises';
import { command } from '../cli/commands';
import { type OwnProcess, startProcess } from '../harness/own-process';
import { grantPoints } from './factories';
import { BooksStorm } from './books-storm.actors';
import { type PaidFood, startPaidFood } from './payments.actors';

const ORDERS = 500;

let food: PaidFood;
let processes: OwnProcess[] = [];

beforeAll(async () => {
  const shared = { JWT_SECRET: 'a secret for tests only', DEMO_WEBHOOK_SECRET: 'demo-webhook-secret' };
  food = await startPaidFood({ ...shared, RATE_LIMIT_ORDERS: '100000' });
  for (const { id } of [food.customer, food.customer2]) await grantPoints(food.service.db, id, 5_000);
  const environment = { SERVICES: 'food', DEMO_PAYMENTS: 'true', ...food.environment };
  processes = await Promise.all([startProcess(environment), startProcess(environment)]);
});
afterAll(async () => {
  for (const { child } of processes) child.kill('SIGKILL');
  await food?.close();
});

it('the books agree after a storm over two processes, of which one is killed', async () => {
  const [first, second] = processes.map(({ origin }) => origin);
  let living = [first!, second!];
  const storm = new BooksStorm({ food, stripe: food.stripe, origins: () => living });
  await storm.prepare();
  await storm.rage(ORDERS, 8, async done => {
    if (done !== ORDERS / 2) return;
    processes[0]!.child.kill('SIGKILL');
    // Requests of this moment still go to it.
    await sleep(200);
    living = [second!];
  });
  expect(await command('books check --service food --json')).toMatchObject({
    exitCode: 0,
    data: { services: { food: { count: 0, differences: [] } } },
  });
  // On a slow machine a lock or the processor may take longer than requests wait: 503 and 502 ask to come again.
  expect(Object.keys(storm.told).filter(outcome => outcome.endsWith(' 500'))).toEqual([]);
  expect(storm.told['cancel 200']).toBeGreaterThan(20);
  expect(storm.told['refund 201']).toBeGreaterThan(20);
});
