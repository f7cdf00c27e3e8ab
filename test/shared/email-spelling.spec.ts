import { randomUUID } from 'node:crypto';
import { startCourses } from '../courses/courses';
import { startFitness } from '../fitness/fitness';
import { startFood } from '../food/food';
import { body as orderBody } from '../food/placement.actors';
import type { TestService } from '../harness/app';
import type { Client } from '../harness/client';
import { race, statuses } from '../harness/race';
import { leadBody, makeHome, viewingBody } from '../property/factories';
import { startProperty } from '../property/property';
import { bookingBody, startStays } from '../stays/stays';

const PASSWORD = 'correct-horse-9';
const SPELLINGS = ['sara@münchen.example', ' SARA@MÜNCHEN.example ', '\u2068sa\u200bra@mu\u0308nchen。example\u2069'];
const STORED = 'sara@xn--mnchen-3ya.example';
const REFUSED = ['"sara"@example.com', '"sa\u0001ra"@example.com', 'sa\u0001ra@example.com'];

type Send = (email: string) => ReturnType<Client['post']>;

interface Forms {
  service: TestService;
  /** Of each, a second account of the same mailbox is refused. */
  accounts: Record<string, Send>;
  /** By the statement that reads what is stored. */
  forms: Record<string, Send>;
  signIn: Send;
}

const someone = (email: string) => ({
  first_name: 'Sara',
  last_name: 'Haddad',
  email,
  password: PASSWORD,
  password_confirmation: PASSWORD,
});
const person = (email: string) => {
  const { password_confirmation: _, ...values } = someone(email);
  return values;
};

let visitors = 0;
const visitorOf = ({ anonymous }: TestService): Client =>
  anonymous.with({ 'X-Forwarded-For': `198.51.${++visitors >> 8}.${visitors & 255}` });
const PROXY = { TRUST_PROXY: '1' };

const OPEN: Record<string, () => Promise<Forms>> = {
  food: async () => {
    const food = await startFood(PROXY);
    const { service, owner } = food;
    return {
      service,
      accounts: {
        'a customer': email => visitorOf(service).post('/api/auth/customer/register', person(email)),
        'an account of staff': email => owner.post('/api/admins', someone(email)),
      },
      forms: {
        'SELECT email FROM customer_order': email =>
          visitorOf(service).post('/api/orders', orderBody(food, { email }), {
            headers: { 'Idempotency-Key': randomUUID() },
          }),
        'SELECT email FROM contact_message': email =>
          visitorOf(service).post('/api/contact', {
            name: 'Sara Haddad',
            email,
            message: 'Do you cater for forty people?',
            client_token: randomUUID(),
          }),
      },
      signIn: email => visitorOf(service).post('/api/auth/customer/login', { email, password: PASSWORD }),
    };
  },
  courses: async () => {
    const { service, owner } = await startCourses(PROXY);
    return {
      service,
      accounts: {
        'a student': email => visitorOf(service).post('/api/users/auth/register', person(email)),
        'an account of staff': email => owner.post('/api/admins', someone(email)),
      },
      forms: {
        'SELECT email FROM instructor': email =>
          owner.post('/api/instructors', { name: { en: 'Layla', ar: 'ليلى' }, email }),
      },
      signIn: email => visitorOf(service).post('/api/users/auth/login', { email, password: PASSWORD }),
    };
  },
  property: async () => {
    const { service, owner } = await startProperty(PROXY);
    const home = await makeHome(service.db);
    return {
      service,
      accounts: { 'an account of staff': email => owner.post('/api/admins', someone(email)) },
      forms: {
        'SELECT email FROM lead': email => visitorOf(service).post('/api/leads', leadBody({ email })),
        'SELECT email FROM lead ORDER BY id DESC': email =>
          visitorOf(service).post('/api/viewings', viewingBody(home.id, service.clock.now(), { email })),
      },
      signIn: email => visitorOf(service).post('/api/auth/login', { email, password: PASSWORD }),
    };
  },
  stays: async () => {
    const { service, owner } = await startStays(PROXY);
    return {
      service,
      accounts: { 'an account of staff': email => owner.post('/api/admins', someone(email)) },
      forms: {
        'SELECT guest_email AS email FROM booking': email =>
          visitorOf(service).post('/api/bookings', bookingBody({ guest_email: email })),
        'SELECT email FROM inquiry': email =>
          visitorOf(service).post('/api/inquiries', {
            name: 'Sara Haddad',
            email,
            message: 'Is the pool heated in January?',
            client_token: randomUUID(),
          }),
      },
      signIn: email => visitorOf(service).post('/api/auth/login', { email, password: PASSWORD }),
    };
  },
  fitness: async () => {
    const { service, owner } = await startFitness(PROXY);
    return {
      service,
      accounts: {
        'a member': email => visitorOf(service).post('/api/auth/register', someone(email)),
        'a coach': email => owner.post('/api/coaches', someone(email)),
      },
      forms: {},
      signIn: email => visitorOf(service).post('/api/auth/login', { email, password: PASSWORD }),
    };
  },
};

describe.each(Object.keys(OPEN))('one mailbox is one address in %s', name => {
  let opened: Forms;
  beforeAll(async () => {
    opened = await OPEN[name]!();
  });
  afterAll(() => opened?.service.close());

  it('has one account, which every spelling signs in to', async () => {
    for (const [what, send] of Object.entries(opened.accounts)) {
      for (const email of REFUSED) expect([what, email, (await send(email)).status]).toEqual([what, email, 400]);
    }
    const [what, send] = Object.entries(opened.accounts)[0]!;
    const made = await race(SPELLINGS.length, index => send(SPELLINGS[index]!));
    expect([what, statuses(made)]).toEqual([what, { 201: 1, 409: SPELLINGS.length - 1 }]);
    expect(statuses(await race(SPELLINGS.length, index => opened.signIn(SPELLINGS[index]!)))).toEqual({
      200: SPELLINGS.length,
    });
    expect((await opened.signIn(STORED)).status).toBe(200);
  });

  it('is one in forms', async () => {
    for (const [stored, send] of Object.entries(opened.forms)) {
      for (const email of REFUSED) expect([stored, email, (await send(email)).status]).toEqual([stored, email, 400]);
      expect([stored, (await send(SPELLINGS[1]!)).status]).toEqual([stored, 201]);
      expect(await opened.service.db.row(stored)).toMatchObject({ email: STORED });
    }
  });

  it('shares one budget of guesses', async () => {
    const guess = (index: number) =>
      visitorOf(opened.service).post('/api/auth/login', { email: SPELLINGS[index % 3], password: 'wrong' });
    const told = statuses(await race(24, guess));
    expect(told).toEqual({ 401: 20, 429: 4 });
  });
});
