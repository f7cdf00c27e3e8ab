import { type OwnProcess, startProcess } from '../harness/own-process';
import { type PaidFood, startPaidFood } from './payments.actors';

/** Makes what both processes serve, on their database. It runs no jobs by itself and is asked only by its own tests. */
export let food: PaidFood;
export let processes: readonly OwnProcess[] = [];

/** A process in turns. */
export const originOf = (index: number): string => processes[index % processes.length]!.origin;

beforeAll(async () => {
  food = await startPaidFood({
    JWT_SECRET: 'a secret for the tests of this project only',
    DEMO_WEBHOOK_SECRET: 'demo-webhook-secret',
    RATE_LIMIT_ORDERS: '100000',
  });
  const environment = { SERVICES: 'food', DEMO_PAYMENTS: 'true', BCRYPT_ROUNDS: '4', ...food.environment };
  processes = await Promise.all([startProcess(environment), startProcess(environment)]);
});
afterAll(async () => {
  for (const { child } of processes) child.kill('SIGKILL');
  await food?.close();
});
