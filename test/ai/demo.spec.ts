/** @no-database */
import type { ChatMessage, ChatTool } from '#ai/chat-model';
import { SERVICES } from '#host/services';
import { toolCatalogue } from '#agents/tools/tool-catalogue';
import { documentOf } from '../tools/documents';
import { heard, modelsOf, ORDERS } from './asking';

const user = (text: string): ChatMessage => ({ role: 'user', text });
const ask = async (text: string, tools: readonly ChatTool[]) =>
  heard(modelsOf().chat(), { messages: [user(text)], tools });

type Expected = [question: string, tool: string, args?: object];

const READS: Record<string, Expected[]> = {
  food: [
    ['Which dishes are on the menu?', 'menu_list_products'],
    ['pending orders', 'order_handling_list'],
    ['Show order 12', 'order_handling_get', { id: 12 }],
    ['revenue this month', 'order_handling_get_statistic'],
    ['كم عدد الطلبات اليوم؟', 'order_handling_get_statistic'],
    ['ما هي الأطباق؟', 'menu_list_products'],
    ['من هم الموظفون؟', 'team_list'],
  ],
  courses: [
    ['How many students are there?', 'students_get_statistic'],
    ['live classes', 'live_classes_list'],
    ['settings', 'settings_list'],
    ['كم عدد الطلاب؟', 'students_get_statistic'],
    ['الواجبات', 'assignments_and_grading_list'],
  ],
  property: [
    ['new leads', 'leads_list', { status: 'new' }],
    ['homes for rent', 'homes_list_properties', { purpose: 'rent' }],
    ['Which viewings are planned?', 'viewing_planning_list'],
    ['مواعيد المعاينات', 'viewing_planning_list'],
    ['ما هي الأحياء؟', 'areas_list_neighborhoods'],
  ],
  stays: [
    ['How many bookings are there?', 'booking_handling_list'],
    ['blocked nights', 'calendar_list_blocks'],
    ['كم عدد الحجوزات؟', 'booking_handling_list'],
  ],
  fitness: [
    ['How did I sleep?', 'sleep_get'],
    ['coach clients', 'coaching_list_clients'],
    ['الأعضاء', 'member_accounts_list'],
  ],
};

const CHANGES: Record<string, Expected[]> = {
  food: [
    ['Set the order 12 to confirmed', 'order_handling_change_status', { id: 12, status: 'confirmed' }],
    ['غيّر حالة الطلب 12 إلى مؤكد', 'order_handling_change_status', { id: 12, status: 'confirmed' }],
    ['mark dish 4 as unavailable', 'menu_editing_change_availability', { id: 4, is_available: false }],
    ['Add a promo code "SPRING" with 10 percent', 'promo_code_editing_create', { code: 'SPRING', percent: 10 }],
  ],
  courses: [['Publish review 4', 'review_moderation_update', { id: 4, status: 'published' }]],
  property: [
    ['Set home 3 to published', 'home_editing_change_status', { id: 3, status: 'published' }],
    ['انشر العقار 3', 'home_editing_change_status', { id: 3, status: 'published' }],
    ['Confirm viewing 4', 'viewing_planning_update', { id: 4, action: 'confirm' }],
  ],
  stays: [
    ['Confirm booking STY-7F3A2B', 'booking_handling_update', { reference: 'STY-7F3A2B', action: 'confirm' }],
    ['أكد الحجز STY-7F3A2B', 'booking_handling_update', { reference: 'STY-7F3A2B', action: 'confirm' }],
  ],
  fitness: [['Log 6 glasses of water', 'nutrition_log_water', { glasses: 6 }]],
};

describe.each(SERVICES.map(service => [service.definition.name, service] as const))(
  'the demo model with the tools of %s',
  (name, hosted) => {
    let tools: ChatTool[];

    beforeAll(async () => {
      const entries = toolCatalogue(await documentOf(hosted), hosted.definition);
      tools = [...entries.values()].map(({ tool }) => tool);
    });

    it.each(READS[name]!)('reads for "%s"', async (question, tool, args = {}) => {
      const { calls, text, tokens } = await ask(question, tools);
      expect(calls).toMatchObject([{ name: tool, arguments: args }]);
      expect(text).toBe('');
      expect(tokens!.input).toBeGreaterThan(0);
      expect(tokens!.input).toBeLessThan(1000);
    });

    it.each(CHANGES[name]!)('requests a change for "%s"', async (question, tool, args) => {
      expect((await ask(question, tools)).calls).toMatchObject([{ name: tool, arguments: args }]);
    });

    it('changes nothing without an imperative', async () => {
      const isRead = new Map(tools.map(tool => [tool.name, tool.isRead]));
      for (const [question] of READS[name]!) {
        for (const call of (await ask(question, tools)).calls)
          expect([question, isRead.get(call.name)]).toEqual([question, true]);
      }
    });

    it('says in a sentence that a model must be connected where nothing fits', async () => {
      const english = await ask('What is the weather in Paris?', tools);
      expect(english.calls).toEqual([]);
      expect(english.text).toMatch(/^Connect a language model to ask freely[^\n]*\.$/);
      const arabic = await ask('مرحبا', tools);
      expect(arabic.text).toMatch(/^اربط نموذجًا لغويًا[^\n]*\.$/);
    });
  },
);

describe('the demo model with a prepared question', () => {
  let tools: ChatTool[];
  beforeAll(async () => {
    const food = SERVICES.find(({ definition }) => definition.name === 'food')!;
    tools = [...toolCatalogue(await documentOf(food), food.definition).values()].map(({ tool }) => tool);
  });
  /** What comes after the results of these tools. */
  const after = async (question: string, ...results: [tool: string, result: unknown][]) =>
    heard(modelsOf().chat(), {
      tools,
      messages: [
        user(question),
        ...results.map(
          ([name, result]): ChatMessage => ({
            role: 'tool',
            callId: 'abcdefghi',
            name,
            text: JSON.stringify({ data: result }),
          }),
        ),
      ],
    });
  const SHISH = { id: 7, name: { en: 'Shish Tawook', ar: 'شيش طاووق' } };

  it.each([
    [
      'How is today going, and which dish is selling best?',
      /^\*\*Today so far\*\*\n\n- Orders: 40, revenue: 1154.88\n[^]*Shish Tawook \(9\)\n- Waiting to be accepted: 2$/,
    ],
    [
      'كيف يسير اليوم؟',
      /^\*\*اليوم حتى الآن\*\*\n\n- الطلبات: 40، الإيرادات: 1154.88\n[^]*شيش طاووق \(9\)\n- بانتظار القبول: 2$/,
    ],
  ])('shows the figures of today for "%s"', async (question, answer) => {
    expect((await after(question)).calls).toMatchObject([{ name: 'overview_get', arguments: { range: 'today' } }]);
    const data = {
      orders: 40,
      revenue: 1154.88,
      average_order: 28.87,
      awaiting_confirmation: 2,
      top_dishes: [{ ...SHISH, quantity: 9 }],
    };
    const { text, calls } = await after(question, ['overview_get', data]);
    expect(calls).toEqual([]);
    expect(text).toMatch(answer);
    expect(text).not.toContain('_');
  });

  it.each([
    ['What is waiting for us?', '2 × Shish Tawook'],
    ['ما الذي ينتظرنا؟', '2 × شيش طاووق'],
  ])('lists the orders to accept for "%s"', async (question, dishes) => {
    expect((await after(question)).calls).toMatchObject([
      { name: 'order_handling_list', arguments: { status: 'pending' } },
    ]);
    const order = { order_number: 'ORD-7', payment_status: 'paid', lines: [{ ...SHISH, quantity: 2 }] };
    const orders = [order, { ...order, order_number: 'ORD-8', payment_status: 'unpaid' }];
    const { text } = await after(question, ['order_handling_list', orders]);
    expect(text).toContain(`- **ORD-7** · ${dishes}`);
    expect(text).not.toContain('ORD-8');
  });

  it.each([
    ['Take Shish Tawook off the menu.', 'Shish Tawook', 'I propose to take Shish Tawook off the menu.'],
    ['Shish Tawook is sold out', 'Shish Tawook', 'I propose to take Shish Tawook off the menu.'],
    ['أزل شيش طاووق من القائمة', 'شيش طاووق', 'أقترح إزالة شيش طاووق من القائمة.'],
  ])('proposes that a dish is sold out for "%s"', async (question, q, proposal) => {
    expect((await after(question)).calls).toMatchObject([{ name: 'menu_list_products', arguments: { q } }]);
    const found: [string, unknown] = ['menu_list_products', [{ id: 1, name: { en: 'Shish', ar: 'شيش' } }, SHISH]];
    expect((await after(question, found)).calls).toMatchObject([
      { name: 'menu_editing_change_availability', arguments: { id: 7, is_available: false } },
    ]);
    const { text, calls } = await after(question, found, ['menu_editing_change_availability', null]);
    expect([text.startsWith(proposal), calls]).toEqual([true, []]);
    expect((await after(question, ['menu_list_products', []])).calls).toEqual([]);
  });
});

describe('the demo model', () => {
  const LIST = { ...ORDERS, keywords: ['الطلبات'] };
  const CONFIRM: ChatTool = {
    name: 'orders_confirm',
    title: 'Confirm an order',
    description: '',
    inputSchema: { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] },
    isRead: false,
  };
  const after = async (question: string, tool: ChatTool, result: string) =>
    heard(modelsOf().chat(), {
      tools: [LIST, CONFIRM],
      messages: [
        user(question),
        { role: 'assistant', text: '', calls: [{ id: 'abcdefghi', name: tool.name, arguments: {} }] },
        { role: 'tool', callId: 'abcdefghi', name: tool.name, text: result },
      ],
    });
  const ORDER = {
    id: 3,
    order_number: 'F-1003',
    status: 'new',
    total: 41.5,
    note: null,
    customer: { name: '[name_1]' },
  };

  it('shows the main fields of records, and that it is no language model', async () => {
    const { text, calls, tokens } = await after(
      'orders',
      LIST,
      JSON.stringify({ data: [ORDER], pagination: { total: 7 } }),
    );
    expect(text).toBe(
      [
        '**List orders**',
        '',
        '7 entries, the first 1:',
        '',
        '- **F-1003** · Status: new · Total: 41.5 · Customer: [name_1]',
        '',
        'I am the demo model and no language model: I look for the operation that fits your words and show its figures.',
      ].join('\n'),
    );
    expect(calls).toEqual([]);
    expect(tokens!.output).toBeGreaterThan(0);
  });

  it('names the figures of a series by their day or month, and records without a name by their id', async () => {
    const rows = [
      { month: '2026-04', bookings: 51 },
      { id: 7, status: 'new' },
    ];
    const { text } = await after('orders', LIST, JSON.stringify({ data: rows }));
    expect(text).toContain('- **2026-04** · Bookings: 51\n- **#7** · Status: new\n');
  });

  it('shows Markdown in records as it was written', async () => {
    const { text } = await after('orders', LIST, JSON.stringify([{ title: '*Free* [here](x)' }]));
    expect(text).toContain('- **\\*Free\\* \\[here\\](x)**');
  });

  it('answers in Arabic, with the labels of the service', async () => {
    const { text } = await after('كم طلبًا لدينا؟', LIST, JSON.stringify({ data: { status: 'new', order_count: 7 } }));
    expect(text).toMatch(/^\*\*الطلبات\*\*\n\n- الحالة: new\n/);
    expect(text).toContain('ولست نموذجًا لغويًا');
  });

  it('shows what is complete of a result that was cut', async () => {
    const cut = `${JSON.stringify({ data: [ORDER, ORDER, ORDER] }).slice(0, -30)} … (cut: the result is too long)`;
    expect((await after('orders', LIST, cut)).text).toContain('entries:\n\n- **F-1003**');
  });

  it('says why a tool failed', async () => {
    const { text } = await after(
      'orders',
      LIST,
      JSON.stringify({ error: 'forbidden', message: 'You may not see orders.' }),
    );
    expect(text).toContain('That did not work: You may not see orders.');
  });

  it('says that a change is a proposal', async () => {
    const { text } = await after('Confirm order 3', CONFIRM, 'It waits for the account.');
    expect(text).toMatch(/^I propose this change: Confirm an order\. Nothing has changed yet\./);
  });

  it('ends when the caller aborts', async () => {
    const { failure } = await heard(modelsOf().chat(), { signal: AbortSignal.abort() });
    expect(failure!.reason).toBe('stopped');
  });

  it('exists outside production without a key only', () => {
    expect(modelsOf().list()).toEqual([{ name: 'demo', provider: 'demo', isDefault: true, isAvailable: true }]);
    expect(modelsOf().isDemo).toBe(true);
    const production = {
      NODE_ENV: 'production',
      JWT_SECRET: 'thirty-two characters, or even more',
      AI_MODELS: 'large',
    };
    expect(modelsOf(production).chat()).toBeUndefined();
    expect(modelsOf(production).isDemo).toBe(false);
    expect(modelsOf(production).list()).toMatchObject([{ name: 'large', isAvailable: false }]);
    expect(modelsOf({ AI_API_KEY: 'a-key', AI_MODELS: 'large' }).isDemo).toBe(false);
  });
});
