/**
 * @no-database
 * @needs ps
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { MissBudget } from '#rate-limits/miss-budget';
import { type Courses, startCourses } from '../courses/courses';
import { PASSWORD as COURSES_PASSWORD } from '../courses/factories';
import { PASSWORD as FOOD_PASSWORD } from '../food/factories';
import { type Food, startFood } from '../food/food';
import type { Client } from '../harness/client';
import { type OwnPostgres, startOwnPostgres } from '../harness/own-postgres';
import { race, statuses } from '../harness/race';

let postgres: OwnPostgres;
let food: Food;
let courses: Courses;
let studentEmail: string;
let visitors = 0;

beforeAll(async () => {
  postgres = await startOwnPostgres('food', 'courses');
  const environment = { DATABASE_URL: postgres.url, DATABASE_TIMEOUT_MS: '1000', TRUST_PROXY: '1' };
  food = await startFood(environment);
  courses = await startCourses(environment);
  studentEmail = (await courses.student()).email;
});
afterAll(async () => {
  postgres?.thaw();
  await food?.service.close();
  await courses?.service.close();
  await postgres?.remove();
});

const address = () => `198.51.${++visitors >> 8}.${visitors & 255}`;
const from = (client: Client, visitor: string) => client.with({ 'X-Forwarded-For': visitor });

type SignIn = (visitor: string) => ReturnType<Client['post']>;

const SIGN_INS: [string, SignIn][] = [
  [
    'staff of food, whose failures count',
    visitor =>
      from(food.anonymous, visitor).post('/api/auth/login', { email: food.owner.email, password: FOOD_PASSWORD }),
  ],
  [
    'a customer, whose failures count',
    visitor =>
      from(food.anonymous, visitor).post('/api/auth/customer/login', {
        email: food.customer.email,
        password: FOOD_PASSWORD,
      }),
  ],
  [
    'staff of courses, where every attempt counts',
    visitor =>
      from(courses.anonymous, visitor).post('/api/auth/login', {
        email: courses.owner.email,
        password: COURSES_PASSWORD,
      }),
  ],
  [
    'a student, where every attempt counts',
    visitor =>
      from(courses.anonymous, visitor).post('/api/users/auth/login', {
        email: studentEmail,
        password: COURSES_PASSWORD,
      }),
  ],
];

const TROUBLES = [
  ['is stopped', () => postgres.stop(), () => postgres.start()],
  ['stands still', async () => postgres.freeze(), async () => postgres.thaw()],
] as const;

/** A busy machine may take longer for a query than `DATABASE_TIMEOUT_MS`; such a sign-in is tried again, as its 503 says. */
const untilConclusive = async (signIn: SignIn, visitor: string) => {
  for (let tries = 1; ; tries++) {
    const response = await signIn(visitor);
    if (response.status !== 503 || tries === 60) return response;
  }
};

/** Connecting again may take longer than the patience of this test. */
async function untilServed(): Promise<void> {
  for (const { anonymous } of [food, courses]) {
    for (let tries = 0; tries < 300 && (await anonymous.get('/api/health')).body.data?.status !== 'ok'; tries++) {
      await sleep(200);
    }
  }
}

describe.each(TROUBLES)('while the database %s', (_, begin, end) => {
  const many = SIGN_INS.map(() => Array.from({ length: 25 }, address));
  const one = SIGN_INS.map(() => address());

  it('sign-ins are not judged', async () => {
    await begin();
    const lost = await Promise.all(
      SIGN_INS.flatMap(([, signIn], kind) => [
        ...many[kind]!.map(visitor => signIn(visitor)),
        ...Array.from({ length: 12 }, () => signIn(one[kind]!)),
      ]),
    );
    const { 503: away = 0, 429: limited = 0 } = statuses(lost);
    expect(away + limited).toBe(lost.length);
    expect(away).toBeGreaterThan(20 * SIGN_INS.length);
    const waits = lost.filter(({ status }) => status === 429).map(({ headers }) => Number(headers['retry-after']));
    expect(waits.filter(seconds => seconds > 60)).toEqual([]);
    const misses = food.service.get(MissBudget);
    const look = async () => misses.open('203.0.113.1', () => food.service.db.row('SELECT 1 FROM account'));
    await race(121, async () => look().catch(() => undefined));
  });

  it('and all of them succeed once it is back', async () => {
    await end();
    await untilServed();
    for (const [kind, [, signIn]] of SIGN_INS.entries()) {
      expect(statuses(await race(20, index => untilConclusive(signIn, many[kind]![index]!)))).toEqual({ 200: 20 });
      expect((await untilConclusive(signIn, one[kind]!)).status).toBe(200);
      expect((await untilConclusive(signIn, address())).status).toBe(200);
    }
    expect(await food.service.get(MissBudget).open('203.0.113.1', async () => 'found')).toBe('found');
  });
});
