import { Mailbox } from '#mail/mailbox';
import { race, statuses } from '../harness/race';
import type { Client } from '../harness/client';
import { makeCustomer, PASSWORD } from './factories';
import { type Food, startFood } from './food';

let food: Food;
beforeAll(async () => {
  food = await startFood({ TRUST_PROXY: '1', FOOD_SITE_URL: 'https://saffron.example/' });
});
afterAll(() => food?.service.close());

let visitors = 0;
const visitor = (): Client => food.anonymous.with({ 'X-Forwarded-For': `203.0.113.${++visitors}` });

const forgot = (email: string, caller = visitor()) => caller.post('/api/auth/customer/forgot-password', { email });
const reset = (token: string, password = 'another-horse-9') =>
  food.anonymous.post('/api/auth/customer/reset-password', { token, password });
const signIn = (email: string, password: string) => visitor().post('/api/auth/customer/login', { email, password });

const mailTo = (email: string) => food.service.mailbox.list().filter(mail => mail.to === email);

async function someone(): Promise<string> {
  return (await makeCustomer(food.service.db)).email;
}

/** The token of the newest link. */
async function linkFor(email: string): Promise<string> {
  expect((await forgot(email)).status).toBe(201);
  await food.service.doJobs();
  return tokenIn(mailTo(email)[0]!.text);
}

const tokenIn = (text: string) => new URL(/https:\S+/.exec(text)![0]).searchParams.get('token')!;

describe('asking for a link', () => {
  it('answers the same for known and unknown addresses, and sends one mail to the known', async () => {
    const email = await someone();
    const known = await forgot(` ${email.toUpperCase()} `);
    const unknown = await forgot('nobody@example.com');
    expect(known.body).toEqual({
      success: true,
      data: { sent: true },
      message: 'If there is an account for this address, a link is on its way.',
    });
    expect(unknown.body).toEqual(known.body);
    expect([known.status, unknown.status]).toEqual([201, 201]);
    await food.service.doJobs();
    expect(mailTo(email)).toHaveLength(1);
    expect(mailTo('nobody@example.com')).toEqual([]);
    const [mail] = mailTo(email);
    expect(mail).toMatchObject({ service: 'food', subject: 'Choose a new password' });
    expect(mail?.text).toMatch(/https:\/\/saffron\.example\/reset-password\?token=[\w-]{43}\n/);
    expect(mail?.text).toContain('Hello Sara,');
    expect(mail?.text).toContain('Saffron & Cedar');
  });

  it('does the same work for both', async () => {
    const email = await someone();
    await forgot(email);
    await forgot('nobody.else@example.com');
    const jobs = await food.service.db.rows<{ task: string }>('SELECT task_identifier AS task FROM food_jobs.jobs');
    expect(jobs.map(({ task }) => task)).toEqual(['send_password_reset_link', 'send_password_reset_link']);
    await food.service.doJobs();
  });

  it('writes in the language of the request', async () => {
    const email = await someone();
    await forgot(email, visitor().inArabic());
    await food.service.doJobs();
    expect(mailTo(email)[0]?.subject).toBe('اختر كلمة مرور جديدة');
    expect(mailTo(email)[0]?.html).toContain('dir="rtl"');
  });

  it('sends five mails a day to one address, and says nothing of the sixth', async () => {
    // Days of mails end at midnight in UTC.
    food.service.clock.stop();
    const email = await someone();
    for (let count = 0; count < 6; count++) expect((await forgot(email)).status).toBe(201);
    await food.service.doJobs();
    expect(mailTo(email)).toHaveLength(5);
  });

  it('is mailed with a whole hour after the mail server was away, and not after the password was changed', async () => {
    const { service, owner } = food;
    const [waits, changes] = [await makeCustomer(service.db), await makeCustomer(service.db)];
    const away = jest.spyOn(service.get(Mailbox), 'add').mockImplementation(() => {
      throw new Error('the mail server is away');
    });
    for (const { email } of [waits, changes]) await forgot(email);
    await service.doJobs();
    // Not due again during the next line, however long that takes.
    await service.db.rows(
      `SELECT food_jobs.reschedule_jobs(ARRAY(SELECT id FROM food_jobs.jobs), run_at => now() + interval '1 hour')`,
    );
    await service.doJobs();
    expect(away).toHaveBeenCalledTimes(2);
    const changed = await owner.patch(`/api/users/${changes.username}/change-password`, {
      password: 'another-horse-9',
    });
    expect(changed.status).toBe(200);
    service.clock.advance({ hours: 5 });
    away.mockRestore();
    await service.db.rows('SELECT food_jobs.reschedule_jobs(ARRAY(SELECT id FROM food_jobs.jobs), run_at => now())');
    await service.doJobs();
    expect(mailTo(changes.email)).toEqual([]);
    service.clock.advance({ minutes: 59 });
    expect((await reset(tokenIn(mailTo(waits.email)[0]!.text))).status).toBe(201);
  });

  it('is taken ten times an hour from one visitor', async () => {
    const caller = visitor();
    const answers = await race(11, index => forgot(`somebody-${index}@example.com`, caller));
    expect(statuses(answers)).toEqual({ 201: 10, 429: 1 });
    const refused = await forgot('somebody@example.com', caller);
    expect(refused.body.message).toBe('errors.rate_limited');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
    await food.service.doJobs();
  });

  it('needs an address', async () => {
    expect((await forgot('nobody')).status).toBe(400);
    expect((await visitor().post('/api/auth/customer/forgot-password', {})).status).toBe(400);
  });
});

describe('using a link', () => {
  it('sets the password, ends older tokens and works once', async () => {
    const customer = await makeCustomer(food.service.db);
    const before = await food.signIn('customer', customer);
    const token = await linkFor(customer.email);
    const answer = await reset(token);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      success: true,
      data: { reset: true },
      message: 'Your new password is set. Please sign in.',
    });
    expect((await before.get('/api/auth/customer/me')).status).toBe(401);
    expect((await signIn(customer.email, PASSWORD)).status).toBe(401);
    expect((await signIn(customer.email, 'another-horse-9')).status).toBe(200);
    expect((await reset(token)).body.errors).toEqual({
      token: ['This link has been used or is no longer valid. Please ask for another one.'],
    });
  });

  it('works once even when it is used many times at once', async () => {
    const email = await someone();
    const token = await linkFor(email);
    const answers = await race(8, index => reset(token, `another-horse-${index}`));
    expect(statuses(answers)).toEqual({ 201: 1, 400: 7 });
    const winner = answers.findIndex(answer => answer.status === 201);
    expect((await signIn(email, `another-horse-${winner}`)).status).toBe(200);
  });

  it('works for one hour', async () => {
    const { clock } = food.service;
    clock.set('2026-05-09T12:00:00Z');
    const email = await someone();
    const late = await linkFor(email);
    clock.set('2026-05-09T13:00:00.001Z');
    expect((await reset(late)).status).toBe(400);
    clock.set('2026-05-09T14:00:00Z');
    const inTime = await linkFor(email);
    clock.set('2026-05-09T15:00:00Z');
    expect((await reset(inTime)).status).toBe(201);
  });

  it('is void once there is a newer one', async () => {
    const email = await someone();
    const [older, newer] = [await linkFor(email), await linkFor(email)];
    expect((await reset(older)).status).toBe(400);
    expect((await reset(newer)).status).toBe(201);
  });

  it('is void once the password or the address is another, or the account is deleted', async () => {
    const changes: ((own: Client, username: string) => Promise<unknown>)[] = [
      own =>
        own.patch('/api/auth/customer/me', {
          email: `moved-${Date.now()}@example.com`,
          current_password: PASSWORD,
        }),
      own =>
        own.patch('/api/auth/customer/me/password', { current_password: PASSWORD, new_password: 'another-horse-9' }),
      (_, username) => food.owner.delete(`/api/users/${username}`),
      (_, username) => food.owner.patch(`/api/users/${username}/change-password`, { password: 'another-horse-9' }),
    ];
    for (const change of changes) {
      const customer = await makeCustomer(food.service.db);
      const token = await linkFor(customer.email);
      await change(await food.signIn('customer', customer), customer.username);
      expect((await reset(token)).status).toBe(400);
    }
  });

  it('keeps its token through a refused password, and stores only its hash', async () => {
    const email = await someone();
    const token = await linkFor(email);
    expect(Object.keys((await reset(token, 'short')).body.errors as object)).toEqual(['password']);
    const stored = await food.service.db.rows('SELECT * FROM customer_link');
    expect(JSON.stringify(stored)).not.toContain(token);
    expect((await reset(token)).status).toBe(201);
  });

  it('takes no other token for it', async () => {
    for (const token of [food.customer.token, food.owner.token, 'x', '%', 'e3b0c44298fc1c149afbf4c8996fb924']) {
      const refused = await reset(token);
      expect(refused.status).toBe(400);
      expect(Object.keys(refused.body.errors as object)).toEqual(['token']);
    }
    expect((await food.anonymous.post('/api/auth/customer/reset-password', {})).status).toBe(400);
    const email = await someone();
    const link = await linkFor(email);
    expect((await food.anonymous.as(link).get('/api/auth/customer/me')).status).toBe(401);
  });

  it('is refused in Arabic to those who read Arabic', async () => {
    const refused = await food.anonymous
      .inArabic()
      .post('/api/auth/customer/reset-password', { token: 'x', password: 'another-horse-9' });
    expect(refused.body.errors.token).toEqual(['استُخدم هذا الرابط أو انتهت صلاحيته. يرجى طلب رابط جديد.']);
  });
});
