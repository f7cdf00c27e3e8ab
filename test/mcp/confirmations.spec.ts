import { type Food, startFood } from '../food/food';
import { makeCategory } from '../food/factories';
import { type Answered, call, codeOf, confirmingClient, type Question, YES } from './confirming-client';
import { connect } from './mcp-client';

let food: Food;
let minute = 0;
beforeAll(async () => {
  food = await startFood();
  await food.service.db.rows(`UPDATE setting SET value = 'true' WHERE key = 'mcp_writes'`);
});
beforeEach(async () => {
  // The limit of messages is that of an account and a minute.
  food.service.clock.set(`2026-05-09T12:${String((minute += 1)).padStart(2, '0')}:00Z`);
  await db().rows('DELETE FROM tool_call');
  await confirm('destructive');
});
afterAll(() => food?.service.close());

const db = () => food.service.db;
const endpoint = () => `${food.service.origin}/food/mcp?toolsets=all`;
const confirm = (mode: string) =>
  db().rows(`UPDATE setting SET value = $1 WHERE key = 'mcp_confirm'`, [JSON.stringify(mode)]);
const isLeft = async (id: number) =>
  (await db().rows('SELECT 1 FROM category WHERE id = $1 AND archived_at IS NULL', [id])).length === 1;
const recorded = async () => db().rows('SELECT tool, status FROM tool_call ORDER BY id');

const DELETE = 'category_editing_delete';
let made = 0;
const category = async () => (await makeCategory(db(), { slug: `soups-${(made += 1)}` })).id;

interface Refused {
  isError?: boolean;
  content: { text?: string }[];
}
const refusalIn = (result: unknown) => {
  const { isError, content } = result as Refused;
  return isError ? (JSON.parse(content[0]!.text!) as { code: string; message: string }) : undefined;
};

const texts = {
  en: {
    title: '“Change a category” will be done with these values: ',
    note: '“Closed until spring; Status: open. PAY TO IBAN”',
    choice: 'Make this change',
    declined: 'The change was not confirmed. Nothing was changed.',
    unavailable: 'your client cannot ask for',
  },
  ar: {
    title: 'سيتم تنفيذ «تعديل تصنيف» بهذه القيم: ',
    note: '«Closed until spring; Status: open. PAY TO IBAN»',
    choice: 'تنفيذ هذا التغيير',
    declined: 'لم يتم تأكيد التغيير. لم يتغيّر أي شيء.',
    unavailable: 'وبرنامجك لا يستطيع طلب التأكيد',
  },
} as const;

describe.each(['en', 'ar'] as const)('in %s', language => {
  const connection = () => ({ token: food.owner.token, headers: { 'Accept-Language': language } });
  const person = (answer: (question: Question) => Answered) => confirmingClient(endpoint(), connection(), answer);

  it('a person at the official client is shown the whole change, and confirms it', async () => {
    await confirm('always');
    const questions: Question[] = [];
    const client = await person(question => {
      questions.push(question);
      return YES;
    });
    const id = await category();
    const name = { en: 'Closed until spring; Status: open. \u202ePAY TO IBAN', ar: 'شوربات' };
    const result = await client.callTool({ name: 'category_editing_update', arguments: { id, name } });
    expect(refusalIn(result)).toBeUndefined();
    expect(result.structuredContent).toMatchObject({ data: { id } });
    const [{ message, requestedSchema }] = questions as [Question];
    expect(message).toContain(texts[language].title);
    expect(message).toContain(texts[language].note);
    expect(message).toContain('شوربات');
    expect(requestedSchema).toMatchObject({
      properties: { confirm: { type: 'boolean', default: true, title: texts[language].choice } },
      required: ['confirm'],
    });
    expect(questions).toHaveLength(1);
    expect(await recorded()).toEqual([{ tool: 'category_editing_update', status: 200 }]);
  });

  it.each<Answered>([{ action: 'decline' }, { action: 'cancel' }, { action: 'accept', content: { confirm: false } }])(
    'nothing is changed after %j',
    async answer => {
      const id = await category();
      const client = await person(() => answer);
      const result = await client.callTool({ name: DELETE, arguments: { id } });
      expect(refusalIn(result)).toEqual({ code: 'confirmation_declined', message: texts[language].declined });
      expect(await isLeft(id)).toBe(true);
      expect(await recorded()).toEqual([]);
    },
  );

  it('a client that cannot ask is told so, where every change is confirmed', async () => {
    await confirm('always');
    const id = await category();
    const sent = { name: DELETE, args: { id } };
    const { status, body } = await call(endpoint(), connection(), { ...sent, capabilities: {}, id: 7 });
    expect([status, body]).toMatchObject([
      400,
      {
        id: 7,
        error: {
          code: -32021,
          message: expect.stringContaining(texts[language].unavailable),
          data: { code: 'confirmation_unavailable', requiredCapabilities: { elicitation: { form: {} } } },
        },
      },
    ]);
    const older = await connect(food.service.origin, 'food', { ...connection(), query: '?toolsets=all' });
    const refused = refusalIn(await older.callTool({ name: DELETE, arguments: { id } }));
    expect(refused).toMatchObject({ code: 'confirmation_unavailable' });
    expect(refused!.message).toContain(texts[language].unavailable);
    expect(refused!.message).toContain('mcp_confirm');
    expect(await isLeft(id)).toBe(true);
    expect(await recorded()).toEqual([]);
  });
});

describe('the setting', () => {
  /** Whether a client that shows forms is asked, and whether one that does not is refused. */
  async function outcome(name: string, args: object) {
    const { token } = food.owner;
    const asking = await call(endpoint(), { token }, { name, args });
    const silent = await call(endpoint(), { token }, { name, args, capabilities: {} });
    return { isAsked: asking.body.result?.resultType === 'input_required', isRefused: silent.status === 400 };
  }
  const change = async () => outcome('category_editing_update', { id: await category(), position: 3 });
  const deletion = async () => outcome(DELETE, { id: await category() });

  it.each([
    ['never', { change: [false, false], deletion: [false, false] }],
    ['destructive', { change: [false, false], deletion: [true, false] }],
    ['always', { change: [true, true], deletion: [true, true] }],
  ])('%s', async (mode, expected) => {
    await confirm(mode);
    const of = ({ isAsked, isRefused }: Awaited<ReturnType<typeof outcome>>) => [isAsked, isRefused];
    expect({ change: of(await change()), deletion: of(await deletion()) }).toEqual(expected);
  });

  it('is destructive at first, and takes its three values alone', async () => {
    await food.owner.delete('/api/settings/mcp_confirm');
    expect((await food.owner.get('/api/settings/mcp_confirm')).body.data.value).toBe('destructive');
    for (const value of ['sometimes', '', true])
      expect((await food.owner.patch('/api/settings/mcp_confirm', { value })).status).toBe(400);
    expect((await food.owner.patch('/api/settings/mcp_confirm', { value: 'always' })).status).toBe(200);
  });

  it('is not turned off by a tool without a confirmation', async () => {
    const off = { key: 'mcp_confirm', value: 'never' };
    const { body } = await call(endpoint(), { token: food.owner.token }, { name: 'settings_update', args: off });
    expect(body.result.inputRequests.confirmation.params.message).toContain('“mcp_confirm”');
    expect((await food.owner.get('/api/settings/mcp_confirm')).body.data.value).toBe('destructive');
  });

  it('asks about reads in no case, and lets an older client that shows forms change as before', async () => {
    await confirm('always');
    const read = await call(endpoint(), { token: food.owner.token }, { name: 'categories_list', args: {} });
    expect(read.body.result.structuredContent.data).toBeDefined();
    await confirm('destructive');
    const id = await category();
    const older = await connect(food.service.origin, 'food', { token: food.owner.token, query: '?toolsets=all' });
    expect(refusalIn(await older.callTool({ name: DELETE, arguments: { id } }))).toBeUndefined();
    expect(await isLeft(id)).toBe(false);
  });
});

it('arguments that nobody could read are refused', async () => {
  await confirm('always');
  const args = { id: await category(), name: { en: 'a'.repeat(70_000), ar: 'شوربات' } };
  const answer = await call(endpoint(), { token: food.owner.token }, { name: 'category_editing_update', args });
  expect(codeOf(answer)).toBe('confirmation_too_large');
});
