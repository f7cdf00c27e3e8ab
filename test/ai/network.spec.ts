/** @no-database */
import { heard, modelsOf } from './asking';
import { LocalAi } from './local-ai';
import { says } from './script';

const ai = new LocalAi();
const other = new LocalAi();

beforeAll(async () => {
  await ai.start();
  await other.start();
});
afterEach(() => {
  ai.clear();
  other.clear();
  jest.restoreAllMocks();
});
afterAll(async () => {
  await ai.stop();
  await other.stop();
});

it.each(['openai', 'anthropic'] as const)(
  'sends requests with the %s protocol to the base URL alone',
  async protocol => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    const models = modelsOf(ai.environment(protocol));
    ai.reply(says('Hello.'), { status: 500 }, { fault: 'cut' });
    for (let call = 0; call < 3; call++) await heard(models.chat());
    if (protocol === 'openai')
      await models.pictures()!.draw({ prompt: 'Soup', count: 1, signal: AbortSignal.timeout(9_000) });
    const origins = fetched.mock.calls.map(([address]) => new URL(address as string).origin);
    expect(origins).toHaveLength(protocol === 'openai' ? 4 : 3);
    expect(new Set(origins)).toEqual(new Set([ai.url]));
  },
);

it.each(['openai', 'anthropic'] as const)('follows no redirect with the %s protocol', async protocol => {
  const path = protocol === 'openai' ? 'chat/completions' : 'messages';
  ai.reply({ redirect: `${other.url}/v1/${path}` });
  expect((await heard(modelsOf(ai.environment(protocol)).chat())).failure!.reason).toBe('unreachable');
  expect([other.requests, other.others]).toEqual([[], []]);
});

it('sends the key in its header, and nothing of the environment', async () => {
  process.env['ANTHROPIC_API_KEY'] = process.env['OPENAI_API_KEY'] = 'sk-of-the-machine';
  process.env['ANTHROPIC_BASE_URL'] = process.env['OPENAI_BASE_URL'] = other.url;
  try {
    for (const protocol of ['openai', 'anthropic'] as const) await heard(modelsOf(ai.environment(protocol)).chat());
  } finally {
    for (const name of ['ANTHROPIC', 'OPENAI']) {
      delete process.env[`${name}_API_KEY`];
      delete process.env[`${name}_BASE_URL`];
    }
  }
  expect(ai.requests.map(({ protocol }) => protocol)).toEqual(['openai', 'anthropic']);
  expect(ai.sent()).not.toContain('sk-of-the-machine');
  expect(other.requests).toEqual([]);
  expect(ai.requests.map(({ raw }) => raw.includes(ai.key))).toEqual([false, false]);
});

it('writes nothing to the console', async () => {
  const written = (['log', 'info', 'warn', 'error'] as const).map(level =>
    jest.spyOn(console, level).mockImplementation(),
  );
  const models = modelsOf(ai.environment());
  ai.reply(says('Hello.'), { status: 500 }, { fault: 'malformed' }, { fault: 'error' });
  for (let call = 0; call < 4; call++) await heard(models.chat());
  for (const spy of written) expect(spy).not.toHaveBeenCalled();
});
