import { type Courses, startCourses } from '../courses/courses';
import { type Fitness, startFitness } from '../fitness/fitness';
import { makeCustomer } from '../food/factories';
import { type Food, startFood } from '../food/food';
import type { TestService } from '../harness/app';
import type { Client } from '../harness/client';
import { race, statuses } from '../harness/race';

const PASSWORD = 'correct-horse-9';

let food: Food;
let courses: Courses;
let fitness: Fitness;
beforeAll(async () => {
  const environment = { TRUST_PROXY: '1' };
  food = await startFood(environment);
  courses = await startCourses(environment);
  fitness = await startFitness(environment);
});
afterAll(async () => {
  for (const each of [food, courses, fitness]) await each?.service.close();
});

let visitors = 0;
const from = (client: Client) => client.with({ 'X-Forwarded-For': `198.51.${++visitors >> 8}.${visitors & 255}` });

type Person = Client & { id: number; email: string };

interface Kind {
  service: () => TestService;
  person: () => Promise<Person>;
  profile: string;
  me: string;
  signIn: string;
  table: string;
}

const KINDS: [string, Kind][] = [
  [
    'a customer',
    {
      service: () => food.service,
      person: async () => food.signIn('customer', await makeCustomer(food.service.db)),
      profile: '/api/auth/customer/me',
      me: '/api/auth/customer/me',
      signIn: '/api/auth/customer/login',
      table: 'customer',
    },
  ],
  [
    'an account of staff',
    {
      service: () => courses.service,
      person: async () => courses.member({ role: 'Admin' }),
      profile: '/api/admins/profile',
      me: '/api/auth/me',
      signIn: '/api/auth/login',
      table: 'account',
    },
  ],
  [
    'a student',
    {
      service: () => courses.service,
      person: async () => courses.student(),
      profile: '/api/users/profile',
      me: '/api/users/profile',
      signIn: '/api/users/auth/login',
      table: 'student',
    },
  ],
  [
    'a member',
    {
      service: () => fitness.service,
      person: async () => fitness.member(),
      profile: '/api/coaches/profile',
      me: '/api/auth/me',
      signIn: '/api/auth/login',
      table: 'account',
    },
  ],
];

let made = 0;
const fresh = () => `elsewhere-${++made}@example.com`;

describe.each(KINDS)('a changed address of %s', (_, { service, person, profile, me, signIn, table }) => {
  const undo = (token: string) => from(service().anonymous).post('/api/auth/undo-email-change', { token });
  const move = async (client: Client, email: string) =>
    expect((await from(client).patch(profile, { email, current_password: PASSWORD })).status).toBe(200);
  const opens = async (email: string) =>
    (await from(service().anonymous).post(signIn, { email, password: PASSWORD })).status === 200;

  /** The tokens of the mails to an address, the latest first. */
  async function links(email: string): Promise<string[]> {
    await service().doJobs();
    const mails = service()
      .mailbox.list()
      .filter(mail => mail.to === email && mail.text.includes('/undo-email-change'));
    return mails.map(({ text }) => new URL(/http\S+/.exec(text)![0]).searchParams.get('token')!);
  }

  it('is undone once by the link that the former address got, which ends the tokens', async () => {
    const owner = await person();
    const stolen = fresh();
    await move(owner, stolen);
    const [token] = await links(owner.email);
    const answers = await race(8, () => undo(token!));
    expect(statuses(answers)).toEqual({ 201: 1, 400: 7 });
    expect(answers.find(({ status }) => status === 201)!.body.data).toEqual({ restored: true });
    expect((await from(owner).get(me)).status).toBe(401);
    expect([await opens(owner.email), await opens(stolen)]).toEqual([true, false]);
    expect(await links(stolen)).toEqual([]);
    const row = await service().db.row(`SELECT is_verified FROM ${table} WHERE id = $1`, [owner.id]);
    expect(row).toEqual({ is_verified: true });
  });

  it('is undone for seven days', async () => {
    const { clock } = service();
    const begin = clock.now();
    const [early, late] = [await person(), await person()];
    await move(early, fresh());
    await move(late, fresh());
    const [first] = await links(early.email);
    const [second] = await links(late.email);
    clock.set(begin.add({ hours: 7 * 24 }).toString());
    expect((await undo(first!)).status).toBe(201);
    clock.set(begin.add({ hours: 7 * 24 + 1 }).toString());
    expect((await undo(second!)).status).toBe(400);
    clock.set(begin.toString());
  });

  it('is undone to the first owner after several changes, and links of the later ones are void', async () => {
    const owner = await person();
    const [second, third] = [fresh(), fresh()];
    await move(owner, second);
    await move(owner, third);
    const [token] = await links(owner.email);
    const [later] = await links(second);
    expect((await undo(token!)).status).toBe(201);
    expect((await undo(later!)).status).toBe(400);
    expect([await opens(owner.email), await opens(second), await opens(third)]).toEqual([true, false, false]);
  });

  it('stays while another account has the address, and the link goes on working', async () => {
    const [owner, other] = [await person(), await person()];
    await move(owner, fresh());
    await move(other, owner.email);
    const [token] = await links(owner.email);
    expect((await undo(token!)).status).toBe(409);
    await move(other, fresh());
    expect((await undo(token!)).status).toBe(201);
    expect(await opens(owner.email)).toBe(true);
  });

  it('reaches its owner however many forms were filled in before, and no guessed token works', async () => {
    const owner = await person();
    await service().db.rows(`INSERT INTO form_mail (address, day, mails) VALUES ($1, $2, 100)`, [
      owner.email,
      service().clock.now().toString().slice(0, 10),
    ]);
    await move(owner, fresh());
    expect(await links(owner.email)).toHaveLength(1);
    const guessed = await undo('guessed');
    expect([guessed.status, Object.keys(guessed.body.errors)]).toEqual([400, ['token']]);
  });
});

it('a change by staff carries no link, for it may correct an address that was never theirs', async () => {
  const customer = await makeCustomer(food.service.db);
  expect((await food.owner.patch(`/api/users/${customer.username}`, { email: fresh() })).status).toBe(200);
  await food.service.doJobs();
  const [mail] = food.service.mailbox.list().filter(({ to }) => to === customer.email);
  expect(mail!.text).not.toContain('undo-email-change');
  expect(await food.service.db.rows('SELECT 1 FROM former_address WHERE email = $1', [customer.email])).toEqual([]);
});
