import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { webhookTypesOf } from '#host/description/webhooks';
import { SERVICES } from '#host/services';
import { ROOT } from '../source-files';
import type { SentEvent } from './events.actors';

const UPDATES = process.env['UPDATE_EXAMPLES'] === 'true';
const OWN_ADDRESS = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/g;

type Examples = Record<string, object>;

/** Fields with the kinds of their values. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (value === null) return 'null';
  if (typeof value !== 'object') return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]));
}

/**
 * Every type of a service was sent, and the examples of the description have the fields of what was sent first;
 * `UPDATE_EXAMPLES=true npx jest test/webhooks/<service>-events` stores what differs.
 */
export function expectExamples(service: string, sent: readonly SentEvent[]): void {
  const path = join(ROOT, `src/services/${service}/webhooks/webhook-examples.json`);
  const stored = JSON.parse(readFileSync(path, 'utf8')) as Examples;
  const { definition } = SERVICES.find(({ definition: { name } }) => name === service)!;
  const names = webhookTypesOf(definition).map(({ name }) => name);
  const types = names.filter(name => name !== `${service}.person.erased`);
  const first = types.map(type => [type, sent.find(event => event.type === type)?.data] as const);
  expect(first.filter(([, data]) => data === undefined).map(([type]) => type)).toEqual([]);
  const differs = ([type, data]: (typeof first)[number]) =>
    JSON.stringify(shapeOf(stored[type])) !== JSON.stringify(shapeOf(data));
  if (UPDATES) {
    const shown = first.map(one => [one[0], differs(one) ? one[1] : stored[one[0]]]);
    const text = JSON.stringify(Object.fromEntries(shown), null, 2);
    writeFileSync(path, `${text.replace(OWN_ADDRESS, 'https://api.example.com')}\n`);
  } else {
    expect(Object.keys(stored)).toEqual(types);
    for (const [type, data] of first) expect([type, shapeOf(stored[type])]).toEqual([type, shapeOf(data)]);
  }
}
