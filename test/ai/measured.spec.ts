/** @no-database */
import pino from 'pino';
import { food } from '#services/food/food';
import { Log } from '#kit/log/log';
import { Metrics } from '#kit/metrics/metrics';
import { heard, modelsOf } from './asking';
import { LocalAi } from './local-ai';
import { fails, says } from './script';

const ai = new LocalAi();
beforeAll(async () => ai.start());
afterEach(() => ai.clear());
afterAll(async () => ai.stop());

function watched(environment = ai.environment()) {
  const lines: string[] = [];
  const metrics = new Metrics(food.definition);
  const log = new Log(pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }));
  const value = async (name: string, labels: Record<string, string>) => {
    const { values = [] } = (await metrics.registry.getSingleMetric(name)?.get()) ?? {};
    return values.find(one => Object.entries(labels).every(([label, wanted]) => one.labels[label] === wanted))?.value;
  };
  return { lines, value, models: modelsOf(environment, metrics, log) };
}

it('counts calls by result, tokens by direction and the time', async () => {
  const { models, value } = watched();
  ai.reply({ ...says('Hello.'), usage: { input: 30, output: 4 } }, fails(429), { fault: 'cut' });
  for (let call = 0; call < 3; call++) await heard(models.chat());
  await models.pictures()!.draw({ prompt: 'Soup', count: 1, signal: AbortSignal.timeout(9_000) });
  expect(await value('ai_calls_total', { service: 'food', kind: 'chat', result: 'done' })).toBe(1);
  expect(await value('ai_calls_total', { kind: 'chat', result: 'limited' })).toBe(1);
  expect(await value('ai_calls_total', { kind: 'chat', result: 'malformed' })).toBe(1);
  expect(await value('ai_calls_total', { kind: 'chat', result: 'timeout' })).toBe(0);
  expect(await value('ai_calls_total', { kind: 'pictures', result: 'done' })).toBe(1);
  expect(await value('ai_tokens_total', { direction: 'input' })).toBeGreaterThanOrEqual(30);
  expect(await value('ai_tokens_total', { direction: 'output' })).toBe(4);
  expect(await value('ai_call_duration_seconds', { kind: 'chat', le: '+Inf' })).toBe(3);
});

it('counts a call as stopped when the caller aborts or reads no further, and does not log it', async () => {
  const { models, value, lines } = watched();
  ai.reply({ text: 'There', fault: 'stalls' }, { text: 'There', fault: 'stalls' });
  await heard(models.chat(), { signal: AbortSignal.timeout(300) });
  const request = { system: '', messages: [], tools: [], signal: new AbortController().signal };
  for await (const _ of models.chat()!.stream({ ...request, messages: [{ role: 'user', text: 'Hi' }] })) break;
  expect(await value('ai_calls_total', { kind: 'chat', result: 'stopped' })).toBe(2);
  expect(lines).toEqual([]);
});

it('logs the reason of a failure, and neither the key nor the question', async () => {
  const { models, lines } = watched();
  ai.reply(fails(401));
  await heard(models.chat(), { messages: [{ role: 'user', text: 'Where is the order of layla@example.com?' }] });
  expect(lines.map(line => JSON.parse(line) as object)).toMatchObject([
    { level: 40, model: 'large-model', kind: 'chat', reason: 'refused', status: 401, msg: 'model call failed' },
  ]);
  for (const secret of [ai.key, 'Where is', 'layla', 'example.com']) expect(lines.join()).not.toContain(secret);
});

it('counts nothing of the demo model', async () => {
  const { models, value } = watched({});
  await heard(models.chat());
  expect(await value('ai_calls_total', { kind: 'chat', result: 'done' })).toBe(0);
});
