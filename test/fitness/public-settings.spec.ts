import { type Fitness, startFitness } from './fitness';

let fitness: Fitness;
beforeAll(async () => {
  fitness = await startFitness();
});
afterAll(() => fitness?.service.close());

const PATH = '/api/settings/public';

it('are for everyone, in one object, and follow every change', async () => {
  await fitness.setting('timezone', 'UTC');
  const first = await fitness.anonymous.get(PATH);
  expect(first.status).toBe(200);
  expect(first.body.data).toMatchObject({
    site_name: expect.any(String),
    support_email: expect.any(String),
    support_phone: expect.any(String),
    currency: 'USD',
    timezone: 'UTC',
    default_locale: 'en',
    default_steps_goal: 10_000,
    languages: ['en', 'ar'],
  });

  await fitness.owner.patch('/api/settings/site_name', { value: 'Harbour Gym' });
  await fitness.owner.patch('/api/settings/currency', { value: 'AED' });
  await fitness.owner.patch('/api/settings/timezone', { value: 'Asia/Riyadh' });
  expect((await fitness.anonymous.get(PATH)).body.data).toEqual({
    ...first.body.data,
    site_name: 'Harbour Gym',
    currency: 'AED',
    timezone: 'Asia/Riyadh',
  });
});

it('take a currency code and a time zone only', async () => {
  for (const [key, value] of [
    ['currency', 'dollars'],
    ['currency', 'usd'],
    ['timezone', 'Mars/Base'],
  ]) {
    const refused = await fitness.owner.patch(`/api/settings/${key}`, { value });
    expect([refused.status, Object.keys(refused.body.errors as object)]).toEqual([400, ['value']]);
  }
});
