/** @no-database */
import type { AiModels } from '#ai/ai-models';
import type { ChatMessage } from '#ai/chat-model';
import { collectGarbage } from '../harness/garbage';
import { heard, modelsOf, ORDERS } from './asking';
import { LocalAi, MODELS } from './local-ai';
import { calls, fails, type Reply, says } from './script';

const QUESTION = 'How many orders has Layla Haddad?';
const ASKED: ChatMessage[] = [{ role: 'user', text: QUESTION }];

describe.each(['openai', 'anthropic'] as const)('a model with the %s protocol', protocol => {
  const ai = new LocalAi();
  let models: AiModels;

  beforeAll(async () => ai.start());
  beforeEach(() => {
    ai.clear();
    models = modelsOf(ai.environment(protocol));
  });
  afterAll(async () => ai.stop());

  it('streams the text in pieces and reports the tokens of the provider', async () => {
    ai.reply({ ...says('There are ', 'seven.'), usage: { input: 120, output: 7 } });
    const pieces: unknown[] = [];
    const request = { system: 'Be brief.', messages: ASKED, tools: [ORDERS], signal: new AbortController().signal };
    for await (const part of models.chat()!.stream(request)) pieces.push(part);
    expect(pieces).toEqual([
      { kind: 'text', text: 'There are ' },
      { kind: 'text', text: 'seven.' },
      { kind: 'end', tokens: { input: 120, output: 7 } },
    ]);
    expect(ai.requests).toMatchObject([
      { protocol, model: MODELS[0], isStream: true, system: 'Be brief.', question: QUESTION, tools: ['orders_list'] },
    ]);
  });

  it('asks the model that was chosen, and has no other', async () => {
    ai.reply(says('Hello.'));
    await heard(models.chat('small-model'));
    expect(ai.requests[0]!.model).toBe('small-model');
    expect(models.chat('enormous-model')).toBeUndefined();
    expect(models.list()).toEqual([
      { name: 'large-model', provider: protocol, isDefault: true, isAvailable: true },
      { name: 'small-model', provider: protocol, isDefault: false, isAvailable: true },
    ]);
  });

  it('passes calls on after the text, with ids of its own', async () => {
    ai.reply({
      text: 'I look. ',
      calls: [
        { name: 'orders_list', arguments: { status: 'new', page: 2 } },
        { name: 'orders_list', arguments: {} },
      ],
    });
    const { text, calls: made, tokens } = await heard(models.chat());
    expect(text).toBe('I look. ');
    expect(made).toMatchObject([
      { name: 'orders_list', arguments: { status: 'new', page: 2 } },
      { name: 'orders_list', arguments: {} },
    ]);
    expect(made.every(({ id }) => /^[a-z0-9]{9}$/.test(id))).toBe(true);
    expect(made[0]!.id).not.toBe(made[1]!.id);
    expect(tokens).toEqual({ input: 10, output: 5 });
  });

  it('sends results with the calls they belong to', async () => {
    ai.reply(calls('orders_list'), says('Seven.'));
    const [call] = (await heard(models.chat(), { messages: ASKED })).calls;
    await heard(models.chat(), {
      messages: [
        ...ASKED,
        { role: 'assistant', text: 'I look.', calls: [call!] },
        { role: 'tool', callId: call!.id, name: call!.name, text: '{"total":7}' },
      ],
    });
    expect(ai.requests[1]).toMatchObject({ question: QUESTION, results: ['{"total":7}'] });
    expect(ai.requests[1]!.messages.map(({ role, calls: names }) => [role, ...names])).toEqual([
      ['user'],
      ['assistant', 'orders_list'],
      ['tool'],
    ]);
    expect(ai.requests[1]!.raw.split(call!.id)).toHaveLength(3);
  });

  it.each<[string, Reply, string]>([
    ['an unknown tool', calls('drop_all_tables', { sure: true }), 'unknown_tool'],
    ['a name that no tool can have', calls('orders list; \u0000<b>', {}), 'unknown_tool'],
    ['arguments that are no JSON', calls('orders_list', '{"status": "ne'), 'invalid_arguments'],
    ['arguments that are no object', calls('orders_list', '["new"]'), 'invalid_arguments'],
    ['arguments that replace the prototype', calls('orders_list', '{"__proto__": {"a": 1}}'), 'invalid_arguments'],
  ])('marks a call with %s', async (_, reply, problem) => {
    ai.reply(reply, says('I am sorry.'));
    const { calls: made, failure } = await heard(models.chat(), { messages: ASKED });
    expect(failure).toBeUndefined();
    expect(made).toMatchObject([{ arguments: {}, problem }]);
    expect(made[0]!.name).toMatch(/^[\w-]{1,64}$/);
    const messages: ChatMessage[] = [...ASKED, { role: 'assistant', text: '', calls: made }];
    expect((await heard(models.chat(), { messages })).text).toBe('I am sorry.');
    expect(ai.requests[1]!.results).toEqual(['There is no result.']);
  });

  it('sends no history that the provider would refuse', async () => {
    ai.reply(says('Hello.'));
    await heard(models.chat(), {
      messages: [
        { role: 'assistant', text: 'The end of something older.', calls: [] },
        { role: 'tool', callId: 'abcdefghi', name: 'orders_list', text: '{}' },
        { role: 'user', text: 'Good morning' },
        { role: 'assistant', text: ' ', calls: [] },
        { role: 'user', text: 'Hello?' },
      ],
    });
    expect(ai.requests[0]!.raw).not.toContain('something older');
    expect(ai.requests[0]!.messages.every(({ role }) => role === 'user')).toBe(true);
  });

  it.each<[string, Reply, object]>([
    ['refuses the key', fails(401), { reason: 'refused', status: 401, tokens: { input: 0, output: 0 } }],
    ['asks to slow down', { status: 429, retryAfter: '1' }, { reason: 'limited', status: 429 }],
    ['fails', fails(500), { reason: 'failed', status: 500 }],
    ['is overloaded', fails(529), { reason: 'failed', status: 529 }],
    ['sends a malformed piece', { text: 'There', fault: 'malformed' }, { reason: 'malformed' }],
    ['breaks the connection', { text: 'There', fault: 'cut' }, { reason: 'malformed' }],
    ['ends too early', { text: 'There', fault: 'unfinished' }, { reason: 'malformed' }],
    ['reports an error in the stream', { text: 'There', fault: 'error' }, { reason: 'failed' }],
    ['sends the request elsewhere', { redirect: 'http://127.0.0.2:9/v1/chat' }, { reason: 'unreachable' }],
  ])('fails once and without details when the provider %s', async (_, reply, expected) => {
    ai.reply(reply);
    const { text, calls: made, tokens, failure } = await heard(models.chat(), { messages: ASKED });
    expect(failure).toMatchObject(expected);
    expect({ text, made, tokens }).toEqual({ text: reply.text ?? '', made: [], tokens: undefined });
    expect(ai.requests).toHaveLength(1);
    const shown = [failure!.message, failure!.stack, JSON.stringify(failure), String(failure!.cause)].join();
    for (const secret of [ai.key, QUESTION, 'Layla', 'Be brief']) expect(shown).not.toContain(secret);
  });

  it.each<[string, Reply]>([
    ['does not answer', { fault: 'silent' }],
    ['stalls between two pieces', { text: 'There', fault: 'stalls' }],
  ])('gives up a provider that %s, and counts what it probably used', async (_, reply) => {
    models.timeouts.chatMs = 300;
    ai.reply(reply);
    const { failure } = await heard(models.chat(), { messages: ASKED });
    expect(failure!.reason).toBe('timeout');
    expect(failure!.tokens.input).toBeGreaterThan(20);
  });

  it('passes no call of a response on that is cut', async () => {
    ai.reply({ ...calls('orders_list', { status: 'new' }), fault: 'cut' });
    const { calls: made, failure } = await heard(models.chat());
    expect(made).toEqual([]);
    expect(failure!.reason).toBe('malformed');
  });

  it('ends the request when the caller aborts', async () => {
    const stop = new AbortController();
    ai.reply({ text: 'There', fault: 'stalls' });
    const answer = heard(models.chat(), { signal: stop.signal });
    await ai.arrived(1);
    stop.abort();
    expect((await answer).failure!.reason).toBe('stopped');
    await untilAborted();
    expect((await heard(models.chat(), { signal: stop.signal })).failure!.reason).toBe('stopped');
    expect(ai.requests).toHaveLength(1);
  });

  it('ends a stalled response when the caller aborts after garbage was collected', async () => {
    const stop = new AbortController();
    ai.reply({ text: 'There', fault: 'stalls' });
    const request = { system: '', messages: ASKED, tools: [], signal: stop.signal };
    const parts = models.chat()!.stream(request)[Symbol.asyncIterator]();
    expect((await parts.next()).value).toEqual({ kind: 'text', text: 'There' });
    const next = parts.next();
    await collectGarbage();
    stop.abort();
    await expect(next).rejects.toMatchObject({ reason: 'stopped' });
    await untilAborted();
  });

  it('ends the request when the caller reads no further', async () => {
    ai.reply({ text: ['There', ' are'], fault: 'stalls' });
    const request = { system: '', messages: ASKED, tools: [], signal: new AbortController().signal };
    for await (const part of models.chat()!.stream(request)) {
      expect(part).toEqual({ kind: 'text', text: 'There' });
      break;
    }
    await untilAborted();
  });

  it('fails when nothing listens there', async () => {
    const away = await new LocalAi().start();
    const environment = away.environment(protocol);
    await away.stop();
    expect((await heard(modelsOf(environment).chat())).failure).toMatchObject({ reason: 'unreachable' });
  });

  it('estimates tokens that the provider does not report', async () => {
    ai.reply({ text: 'مرحبا بكم', usage: null });
    const { tokens } = await heard(models.chat());
    expect(tokens!.output).toBeGreaterThan(0);
    if (protocol === 'openai') expect(tokens!.input).toBeGreaterThan(20);
  });

  async function untilAborted(): Promise<void> {
    while (!ai.requests[0]!.isAborted) await new Promise(resolve => setTimeout(resolve, 10));
  }
});
