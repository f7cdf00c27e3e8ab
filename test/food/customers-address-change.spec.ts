import { race, statuses } from '../harness/race';
import { makeCustomer, makeStaff, PASSWORD } from './factories';
import { type Actor, type Food, startFood } from './food';

let food: Food;
beforeAll(async () => {
  food = await startFood({ TRUST_PROXY: '1', RATE_LIMIT_REGISTER: '', MAIL_MAX_PER_ADDRESS_PER_DAY: '3' });
});
afterAll(() => food?.service.close());

let visitors = 0;
const elsewhere = (actor: Actor) => actor.with({ 'X-Forwarded-For': `203.0.113.${++visitors}` });

async function someone(): Promise<Actor> {
  return food.signIn('customer', await makeCustomer(food.service.db));
}

async function mailTo(email: string) {
  await food.service.doJobs();
  return food.service.mailbox.list().filter(mail => mail.to === email);
}

const proven = (email: string) => ({ email, current_password: PASSWORD });
const moveTo = (actor: Actor, email: string) => elsewhere(actor).patch('/api/auth/customer/me', proven(email));

describe('a changed e-mail address', () => {
  it('is told to the old one in both languages, with no word of whoever changed it', async () => {
    const customer = await someone();
    expect((await moveTo(customer, 'moved-away@example.com')).status).toBe(200);
    const [mail, ...more] = await mailTo(customer.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Your e-mail address was changed / تم تغيير بريدك الإلكتروني');
    expect(mail?.text).not.toMatch(/Sara|moved-away/);
    expect(await mailTo('moved-away@example.com')).toEqual([]);
  });

  it('is told when staff change it, too', async () => {
    const customer = await makeCustomer(food.service.db);
    const body = { email: `new-${customer.email}` };
    expect((await food.owner.patch(`/api/users/${customer.username}`, body)).status).toBe(200);
    expect(await mailTo(customer.email)).toHaveLength(1);
  });

  it.each(['profile', 'id'])('is told to staff, by %s', async route => {
    const email = `by-${route}@example.com`;
    const member = await food.signIn('staff', await makeStaff(food.service.db, { role: 'Owner', email }));
    const path = route === 'id' ? `/api/admins/${member.id}` : '/api/admins/profile';
    expect((await member.patch(path, proven(`new-${email}`))).status).toBe(200);
    expect(await mailTo(email)).toHaveLength(1);
  });

  it('is nothing when it is the same in another spelling', async () => {
    const customer = await someone();
    expect((await moveTo(customer, ` ${customer.email.toUpperCase()} `)).status).toBe(200);
    expect(await mailTo(customer.email)).toEqual([]);
  });

  it('reaches nobody more often than other mails of forms', async () => {
    // Days of mails end at midnight in UTC.
    food.service.clock.stop();
    const customer = await someone();
    for (let round = 0; round < 5; round++) {
      expect((await moveTo(customer, 'stranger@example.com')).status).toBe(200);
      expect((await moveTo(customer, customer.email)).status).toBe(200);
    }
    expect(await mailTo('stranger@example.com')).toHaveLength(3);
  });
});

describe('asking who is taken by changing the own address', () => {
  it('is refused after ten taken ones an hour from one visitor, whoever asks; other changes go on', async () => {
    const { clock } = food.service;
    clock.set('2026-05-09T12:00:00Z');
    const [one, two] = [await someone(), await someone()];
    const from = { 'X-Forwarded-For': '198.51.100.7' };
    const ask = (actor: Actor) => actor.with(from).patch('/api/auth/customer/me', proven(food.customer.email));
    const answers = await race(6, () => ask(one));
    expect(statuses([...answers, ...(await race(6, () => ask(two)))])).toEqual({ 409: 10, 429: 2 });
    expect((await one.with(from).patch('/api/auth/customer/me', { first_name: 'Mona' })).status).toBe(200);
    expect((await moveTo(one, 'somewhere-else@example.com')).status).toBe(200);
    clock.advance({ hours: 1 });
    expect((await ask(one)).status).toBe(409);
  });

  it('counts nothing that was free', async () => {
    const customer = await someone();
    const from = { 'X-Forwarded-For': '198.51.100.8' };
    for (let count = 0; count < 12; count++) {
      const email = `free-${count}@example.com`;
      expect((await customer.with(from).patch('/api/auth/customer/me', proven(email))).status).toBe(200);
    }
  });
});
