import { fails, says } from '../ai/script';
import { race } from '../harness/race';
import { type Studio, startStudio } from './studio.actors';

const url = '/api/ai-studio/texts';

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio({ AI_TOKENS_PER_DAY: '50000' });
});
afterAll(() => studio?.close());
afterEach(() => studio.empty());

const suggest = (body: object, caller = studio.food.owner) => caller.post(url, body);
const kebab = () => studio.food.dishes.kebab.id;
const used = async () =>
  (await studio.food.service.db.row<{ tokens: number }>(
    'SELECT coalesce(sum(input_tokens + output_tokens), 0)::integer AS tokens FROM ai_usage',
  ))!.tokens;

it('suggests what the model writes, counts its tokens and stores nothing', async () => {
  const { food, ai } = studio;
  ai.reply({ text: ['["A kebab over', ' charcoal.", "Grilled kebab."]'], usage: { input: 70, output: 30 } });
  const before = await used();
  const answer = await suggest({ task: 'describe', product_id: kebab(), language: 'en' });
  expect(answer.status).toBe(200);
  expect(answer.body.data).toEqual({ suggestions: ['A kebab over charcoal.', 'Grilled kebab.'], is_demo: false });
  expect(await used()).toBe(before + 100);
  expect((await food.owner.get(`/api/products/${kebab()}`)).body.data.description).toEqual({ en: '', ar: '' });
  const [request] = ai.requests;
  expect(request!.tools).toEqual([]);
  expect(request!.system).toMatch(/in English.*600 characters/);
  expect(JSON.parse(request!.question)).toEqual({
    dish: { name: { en: 'Kebab', ar: 'كباب' }, description: { en: '', ar: '' }, ingredients: { en: '', ar: '' } },
  });
});

it.each([
  ['translate', { text: 'Red lentils', language: 'ar' }, /in Arabic/, 'Red lentils'],
  ['translate', { product: true, language: 'en' }, /in English/, 'كباب'],
  ['shorten', { text: 'Red lentils. With cumin.', language: 'en' }, /one sentence/, 'Red lentils. With cumin.'],
])(
  'sends the text to %s %j',
  async (task, { product, ...body }: { product?: boolean; language: string }, told, text) => {
    studio.ai.reply(says('["Done"]'));
    const answer = await suggest({ task, ...body, ...(product && { product_id: kebab() }) });
    expect(answer.body.data.suggestions).toEqual(['Done']);
    expect(studio.ai.requests[0]!.system).toMatch(told);
    expect((JSON.parse(studio.ai.requests[0]!.question) as { text: string }).text).toBe(text);
  },
);

it.each([
  ['markup', '["<b>Good</b>", "<script>alert(1)</script>", "Plain"]', ['Plain']],
  ['lines', 'Here you are:\n1. One\n2. Two', ['One', 'Two']],
  ['five', '["1 a", "2 b", "3 c", "4 d", "5 e"]', ['1 a', '2 b', '3 c']],
])('takes an answer with %s apart', async (_, text, suggestions) => {
  studio.ai.reply(says(text));
  const answer = await suggest({ task: 'alt_text', product_id: kebab(), language: 'en' });
  expect(answer.body.data.suggestions).toEqual(suggestions);
});

it.each([
  ['fails', fails(500)],
  ['writes nothing', says('')],
  ['writes other JSON', says('{"texts": 3}')],
  ['breaks off', { text: '["One"', fault: 'cut' as const }],
])('answers 502 when the model %s, without its words', async (_, reply) => {
  studio.ai.reply(reply);
  const answer = await suggest({ task: 'describe', product_id: kebab(), language: 'en' });
  expect([answer.status, answer.body.code]).toEqual([502, 'studio_failed']);
  expect(answer.text).not.toContain(studio.ai.key);
});

it.each([
  [{ task: 'describe', language: 'en' }, 'product_id'],
  [{ task: 'alt_text', text: 'Soup', language: 'en' }, 'product_id'],
  [{ task: 'shorten', language: 'en' }, 'text'],
  [{ task: 'describe', product_id: 999_999, language: 'en' }, 'product_id'],
  [{ task: 'praise', product_id: 1, language: 'en' }, 'task'],
  [{ task: 'shorten', text: 'Soup', language: 'fr' }, 'language'],
  [{ task: 'shorten', text: 'x'.repeat(2001), language: 'en' }, 'text'],
  [{ task: 'shorten', text: 'null \u0000', language: 'en' }, 'text'],
])('refuses %j', async (body, field) => {
  const answer = await suggest(body);
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [field]]);
  expect(studio.ai.requests).toEqual([]);
});

it('is for staff with the studio', async () => {
  const { food } = studio;
  const body = { task: 'shorten', text: 'Soup', language: 'en' };
  expect((await suggest(body, food.kitchen)).status).toBe(403);
  expect((await food.customer.post(url, body)).status).toBe(401);
  expect((await food.anonymous.post(url, body)).status).toBe(401);
});

it('ends for the day with the tokens of the service', async () => {
  const { clock, db } = studio.food.service;
  const body = { task: 'shorten', text: 'Soup', language: 'en' };
  await db.rows(
    `INSERT INTO ai_usage (day, account_id, input_tokens, output_tokens)
    VALUES (($1::timestamptz AT TIME ZONE 'utc')::date, $2, 49000, 0)`,
    [clock.now().toString(), studio.food.kitchen.id],
  );
  const answers = await race(5, () => suggest(body, studio.food.manager));
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  await db.rows('UPDATE ai_usage SET input_tokens = 50000 WHERE account_id = $1', [studio.food.kitchen.id]);
  const refused = await suggest(body, studio.food.manager);
  expect([refused.status, refused.body.code]).toEqual([429, 'ai_tokens_used_up']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  await db.rows('DELETE FROM ai_usage');
});

it('is limited for each account', async () => {
  studio.food.service.clock.advance({ hours: 1 });
  const body = { task: 'shorten', text: 'Soup', language: 'en' };
  const statuses: number[] = [];
  studio.ai.chat.otherwise = () => says('["Soup"]');
  for (let call = 0; call < 31; call++) statuses.push((await suggest(body)).status);
  expect([statuses.filter(status => status === 200).length, statuses.at(-1)]).toEqual([30, 429]);
  expect((await suggest(body, studio.food.manager)).status).toBe(200);
});
