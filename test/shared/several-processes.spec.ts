import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { body } from '../food/placement.actors';
import { type Food, startFood } from '../food/food';
import { type OwnMailServer, startOwnMailServer } from '../harness/own-mail-server';
import { type OwnProcess, startProcess } from '../harness/own-process';
import { type OwnRedis, startOwnRedis } from '../harness/own-redis';
import { race } from '../harness/race';

/** A process with a mail server of its own, so that it is known whose mail is under way. */
interface Place extends OwnProcess {
  mail: OwnMailServer;
}

let redis: OwnRedis;
/** Makes what the processes serve; serves nothing itself. */
let food: Food;
let [left, right]: Place[] = [];
beforeAll(async () => {
  redis = await startOwnRedis();
  food = await startFood();
  const environment = {
    SERVICES: 'food',
    REDIS_URL: redis.url,
    JWT_SECRET: food.service.configuration.jwtSecret,
    RATE_LIMIT_ORDERS: '1000',
  };
  [left, right] = await race(2, async () => {
    const mail = await startOwnMailServer();
    return { mail, ...(await startProcess({ ...environment, SMTP_URL: mail.url })) };
  });
}, 180_000);
afterAll(async () => {
  for (const place of [left, right]) {
    place?.child.kill('SIGKILL');
    await place?.mail.close();
  }
  await food?.service.close();
  await redis?.stop();
});

const order = async ({ origin }: OwnProcess, email: string, key: string = randomUUID()) =>
  fetch(`${origin}/food/api/orders`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(body(food, { email })),
  });

const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await sleep(50);
};

it('what a process that is killed has acknowledged is kept, and the other one finishes it', async () => {
  left!.mail.hold();
  const acknowledged: string[] = [];
  const guests = Array.from({ length: 200 }, (_, number) => `guest${number}@example.com`);
  const sender = async (place: Place) => {
    for (let email = guests.shift(); email; email = guests.shift()) {
      const key = randomUUID();
      const answer = await order(place, email, key).catch(() => order(right!, email, key));
      if (answer.status === 201) acknowledged.push(email);
    }
  };
  const senders = Promise.all([left!, right!, left!, right!].map(sender));
  await until(() => acknowledged.length >= 80 && left!.mail.waiting() > 0);
  left!.child.kill('SIGKILL');
  const killedAt = performance.now();
  await senders;
  expect(acknowledged).toHaveLength(200);
  const rows = await food.service.db.rows<{ email: string }>('SELECT email FROM customer_order');
  expect(rows.map(({ email }) => email).toSorted()).toEqual(acknowledged.toSorted());

  await until(() => acknowledged.every(email => right!.mail.taken.some(({ to }) => to === email)));
  expect(performance.now() - killedAt).toBeLessThan(60_000);
  expect(await food.service.db.rows('SELECT 1 FROM food_jobs.jobs')).toEqual([]);
  const ids = right!.mail.taken.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
}, 120_000);
