import { type Courses, startCourses } from '../courses/courses';
import { type Fitness, startFitness } from '../fitness/fitness';
import { makeCustomer } from '../food/factories';
import { type Food, startFood } from '../food/food';
import type { Client } from '../harness/client';
import { race, statuses } from '../harness/race';

const PASSWORD = 'correct-horse-9';
const NEW_PASSWORD = 'quiet-harbor-1947';
const LIMITS = { TRUST_PROXY: '1', RATE_LIMIT_LOGIN: '1000' };

let food: Food;
let courses: Courses;
let fitness: Fitness;
beforeAll(async () => {
  food = await startFood(LIMITS);
  courses = await startCourses(LIMITS);
  fitness = await startFitness(LIMITS);
});
afterAll(async () => {
  for (const service of [food, courses, fitness]) await service?.service.close();
});

let visitors = 0;
const address = () => `198.51.${++visitors >> 8}.${visitors & 255}`;
const from = (client: Client, visitor = address()) => client.with({ 'X-Forwarded-For': visitor });

let made = 0;
const someone = (email: string) => ({ first_name: 'Sara', last_name: 'Haddad', email, password: PASSWORD });
const twice = { password: PASSWORD, password_confirmation: PASSWORD };
const proven = (email: string) => ({ email, current_password: PASSWORD });
const fresh = () => `fresh-${++made}@example.com`;

interface Door {
  register: (email: string, visitor: string) => ReturnType<Client['post']>;
  change: (client: Client, email: string, visitor: string) => ReturnType<Client['post']>;
  signedIn: () => Promise<Client>;
  taken: () => string;
}

const DOORS: Record<string, Door> = {
  food: {
    register: (email, visitor) => from(food.anonymous, visitor).post('/api/auth/customer/register', someone(email)),
    change: (client, email, visitor) => from(client, visitor).patch('/api/auth/customer/me', proven(email)),
    signedIn: async () => food.signIn('customer', await makeCustomer(food.service.db)),
    taken: () => food.customer.email,
  },
  courses: {
    register: (email, visitor) =>
      from(courses.anonymous, visitor).post(`/api/${made % 2 ? 'users' : 'students'}/auth/register`, someone(email)),
    change: (client, email, visitor) => from(client, visitor).patch('/api/users/profile', proven(email)),
    signedIn: async () => courses.student(),
    taken: () => takenIn.courses!,
  },
  fitness: {
    register: (email, visitor) =>
      from(fitness.anonymous, visitor).post('/api/auth/register', { ...someone(email), ...twice }),
    change: (client, email, visitor) => from(client, visitor).patch('/api/coaches/profile', proven(email)),
    signedIn: async () => fitness.member(),
    taken: () => fitness.owner.email,
  },
};
const takenIn: Record<string, string> = {};

/** Registrations themselves are limited to ten a minute or an hour, so others of the same visitor come later. */
const later = (name: string) => {
  const { clock } = { food, courses, fitness }[name]!.service;
  clock.advance({ minutes: 2 });
};

describe.each(Object.keys(DOORS))('addresses that are taken in %s', name => {
  const door = DOORS[name]!;
  beforeAll(async () => {
    takenIn.courses = (await courses.student()).email;
  });

  it('are told ten times an hour to one visitor, by registering and changing together', async () => {
    const visitor = address();
    const client = await door.signedIn();
    const registered = await race(5, () => door.register(door.taken(), visitor));
    expect(statuses(registered)).toEqual({ 409: 5 });
    later(name);
    expect(statuses(await race(12, () => door.change(client, door.taken(), visitor)))).toEqual({ 409: 5, 429: 7 });
    expect((await door.register(door.taken(), visitor)).status).toBe(429);
    expect((await door.register(fresh(), address())).status).toBe(201);
  });

  it('are told ten times an hour to one account, from wherever it asks', async () => {
    const client = await door.signedIn();
    expect(statuses(await race(25, () => door.change(client, door.taken(), address())))).toEqual({ 409: 10, 429: 15 });
    const other = await door.signedIn();
    expect((await door.change(other, fresh(), address())).status).toBe(200);
  });

  it('count no registration that succeeds or is refused for another reason', async () => {
    const visitor = address();
    for (let round = 0; round < 6; round++) expect((await door.register(fresh(), visitor)).status).toBe(201);
    expect((await door.register(door.taken(), visitor)).status).toBe(409);
  });
});

interface Proof {
  client: () => Promise<Client>;
  prove: (client: Client, password: string) => ReturnType<Client['post']>;
}

const confirmed = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
const PROOFS: [string, Proof][] = [
  [
    'the password of a customer',
    {
      client: async () => food.signIn('customer', await makeCustomer(food.service.db)),
      prove: (client, current_password) =>
        client.patch('/api/auth/customer/me/password', { current_password, new_password: NEW_PASSWORD }),
    },
  ],
  [
    'the password of staff',
    {
      client: async () => courses.member({ role: 'Admin' }),
      prove: (client, current_password) =>
        client.patch('/api/admins/profile/password', { current_password, ...confirmed }),
    },
  ],
  [
    'the password of a student',
    {
      client: async () => courses.student(),
      prove: (client, current_password) =>
        client.patch('/api/users/profile/password', { current_password, new_password: NEW_PASSWORD }),
    },
  ],
  [
    'the password that closes an account',
    {
      client: async () => fitness.member(),
      prove: (client, password) => client.post('/api/auth/delete-account', { password }),
    },
  ],
];

describe.each(PROOFS)('guesses at %s', (_, { client, prove }) => {
  it('are judged twenty times an hour for an account, from however many addresses', async () => {
    const victim = await client();
    expect(statuses(await race(30, () => prove(from(victim), 'wrong')))).toEqual({ 400: 20, 429: 10 });
    expect((await prove(from(victim), PASSWORD)).status).toBe(429);
    const other = await prove(from(await client()), PASSWORD);
    expect([200, 201]).toContain(other.status);
  });

  it('are judged twenty times an hour from one address, at however many accounts', async () => {
    const visitor = address();
    const codes: number[] = [];
    for (let account = 0; account < 5; account++) {
      const victim = from(await client(), visitor);
      for (let guess = 0; guess < 5; guess++) codes.push((await prove(victim, 'wrong')).status);
      for (const { service } of [food, courses, fitness]) service.clock.advance({ minutes: 2 });
    }
    expect(codes.filter(code => code === 400).length).toBeLessThanOrEqual(20);
    expect(codes.slice(-5)).toEqual([429, 429, 429, 429, 429]);
  });
});
