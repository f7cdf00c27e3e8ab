import { type Stays, startStays } from './stays';

let stays: Stays;
beforeAll(async () => {
  stays = await startStays();
});
afterAll(() => stays?.service.close());
beforeEach(() => stays.service.db.rows('DELETE FROM faq_entry'));

const entry = (values: object = {}) => ({
  question: { en: 'When can we arrive?', ar: 'متى يمكننا الوصول؟' },
  answer: { en: 'From three in the afternoon.', ar: 'ابتداءً من الثالثة عصرًا.' },
  ...values,
});

const add = async (values: object = {}): Promise<Record<string, unknown> & { id: number }> =>
  (await stays.owner.post('/api/faq/manage', entry(values))).body.data;
const questions = async (path: string, caller = stays.owner as typeof stays.anonymous): Promise<string[]> =>
  ((await caller.get(path)).body.data as { question: { en: string } }[]).map(({ question }) => question.en);
const asked = (en: string) => ({ question: { en, ar: `${en}؟` } });

it('adds a question, which visitors see in both languages whatever they read', async () => {
  const added = await stays.owner.post('/api/faq/manage', entry());
  expect(added.status).toBe(201);
  expect(added.body).toMatchObject({
    message: 'The question was added.',
    data: { ...entry(), sort_order: 0, is_active: true },
  });
  for (const caller of [stays.anonymous, stays.anonymous.inArabic()]) {
    expect((await caller.get('/api/faq')).body.data).toEqual([added.body.data]);
  }
});

it('lists by sort_order and then by age; hidden ones only on the dashboard', async () => {
  await add({ ...asked('third'), sort_order: 5 });
  await add({ ...asked('first'), sort_order: 1 });
  await add({ ...asked('hidden'), sort_order: 1, is_active: false });
  await add({ ...asked('second'), sort_order: 1 });
  await add(asked('last'));
  expect(await questions('/api/faq', stays.anonymous)).toEqual(['first', 'second', 'third', 'last']);
  expect(await questions('/api/faq/manage')).toEqual(['first', 'hidden', 'second', 'third', 'last']);
});

it('changes what is sent and leaves the rest', async () => {
  const { id } = await add({ sort_order: 3 });
  const changed = await stays.owner.inArabic().put(`/api/faq/manage/${id}`, { is_active: false });
  expect(changed.status).toBe(200);
  expect(changed.body).toMatchObject({
    message: 'تم تعديل السؤال.',
    data: { ...entry(), sort_order: 3, is_active: false },
  });
  const answer = { en: 'At four.', ar: 'في الرابعة.' };
  expect((await stays.owner.put(`/api/faq/manage/${id}`, { answer, sort_order: 0 })).body.data).toMatchObject({
    ...entry({ answer }),
    sort_order: 0,
    is_active: false,
  });
});

it('deletes', async () => {
  const { id } = await add();
  expect((await stays.owner.delete(`/api/faq/manage/${id}`)).body.data).toBeNull();
  expect((await stays.owner.delete(`/api/faq/manage/${id}`)).status).toBe(404);
  expect((await stays.owner.put(`/api/faq/manage/${id}`, {})).status).toBe(404);
  expect((await stays.anonymous.get('/api/faq')).body.data).toEqual([]);
});

it.each([
  ['question', { question: undefined }],
  ['question.ar', { question: { en: 'Only one?' } }],
  ['question.en', { question: { en: ' ', ar: 'سؤال' } }],
  ['question.en', { question: { en: 'x'.repeat(301), ar: 'سؤال' } }],
  ['question', { question: 'When?' }],
  ['answer', { answer: null }],
  ['answer.ar', { answer: { en: 'Yes.', ar: 4 } }],
  ['sort_order', { sort_order: -1 }],
  ['sort_order', { sort_order: '1' }],
  ['is_active', { is_active: 'yes' }],
  ['answers', { answers: [] }],
])('needs a proper %s (%#)', async (field, values) => {
  const refused = await stays.owner.post('/api/faq/manage', entry(values));
  expect(refused.status).toBe(400);
  expect(refused.body.code).toBe('validation_failed');
  expect(refused.body.errors).toHaveProperty([field]);
});

it('is read by whoever sees settings, and changed by whoever changes them', async () => {
  const { id } = await add();
  expect((await stays.host.get('/api/faq/manage')).status).toBe(200);
  expect((await stays.host.post('/api/faq/manage', entry())).status).toBe(403);
  expect((await stays.host.put(`/api/faq/manage/${id}`, {})).status).toBe(403);
  expect((await stays.host.delete(`/api/faq/manage/${id}`)).status).toBe(403);
  expect((await stays.anonymous.get('/api/faq/manage')).status).toBe(401);
});
