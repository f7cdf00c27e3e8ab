import { type Stays, startStays } from './stays';

let stays: Stays;
beforeAll(async () => {
  stays = await startStays();
});
afterAll(() => stays?.service.close());

it('are for everyone, in one object, and follow every change', async () => {
  const first = await stays.anonymous.get('/api/settings/public');
  expect(first.status).toBe(200);
  expect(Object.keys(first.body.data as object).sort()).toEqual([
    'allow_date_changes',
    'allow_pay_on_arrival',
    'cancellation_policy',
    'cancellation_tiers',
    'company_name',
    'company_name_ar',
    'contact_address_hint',
    'contact_email',
    'contact_phone',
    'currency',
    'default_check_in_time',
    'default_check_out_time',
    'description_ar',
    'description_en',
    'home_featured_references',
    'home_hero_stay_reference',
    'service_email_signature',
    'service_email_signature_ar',
    'tagline_ar',
    'tagline_en',
    'timezone',
    'waitlist',
  ]);
  expect(first.body.data).toMatchObject({ currency: 'USD', timezone: 'Asia/Dubai', allow_pay_on_arrival: true });

  await stays.owner.patch('/api/settings/company_name', { value: 'Dune & Palm' });
  await stays.owner.patch('/api/settings/home_featured_references', { value: ['STY-1001'] });
  await stays.owner.delete('/api/settings/contact_phone');
  expect((await stays.anonymous.get('/api/settings/public')).body.data).toEqual({
    ...first.body.data,
    company_name: 'Dune & Palm',
    contact_phone: '',
    home_featured_references: ['STY-1001'],
  });
});

it('hold an address that questions can be sent to, or none', async () => {
  const written = async (value: string) => (await stays.owner.patch('/api/settings/contact_email', { value })).status;
  expect(await written('at the desk')).toBe(400);
  expect(await written('')).toBe(200);
  expect(await written('hello@harbour-pine.example')).toBe(200);
});

it('read as declared where the stored value cannot be used', async () => {
  await stays.service.db.rows(`UPDATE setting SET value = '{"no": "list"}' WHERE key = 'home_featured_references'`);
  await stays.service.db.rows(`UPDATE setting SET value = '"Mars/Base"' WHERE key = 'timezone'`);
  expect((await stays.anonymous.get('/api/settings/public')).body.data).toMatchObject({
    home_featured_references: [],
    timezone: 'UTC',
  });
});

it('stand beside the settings of the dashboard, ten a page', async () => {
  const listed = await stays.host.get('/api/settings');
  expect(listed.body.data).toMatchObject({ page: 1, limit: 10, total: 43, totalPages: 5 });
  expect((await stays.host.get('/api/settings?page_size=5')).body.data.data).toHaveLength(5);
  expect((await stays.host.get('/api/settings?page_count=5&page=5')).body.data.data).toHaveLength(5);
  expect((await stays.host.get('/api/settings?search=tagline')).body.data.total).toBe(2);
  expect((await stays.host.get('/api/settings/currency')).body.data).toMatchObject({ key: 'currency', value: 'USD' });
  expect((await stays.host.patch('/api/settings/currency', { value: 'USD' })).status).toBe(403);
});
