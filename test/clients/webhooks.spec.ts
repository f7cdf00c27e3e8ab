/** @no-database */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newWebhookSecret, signatureOf } from '#webhooks/sending/webhook-signature';
import type { CoursesWebhookEvent } from '../../clients/src/courses.js';
import type { FitnessWebhookEvent } from '../../clients/src/fitness.js';
import type { FoodWebhookEvent, FoodWebhooks } from '../../clients/src/food.js';
import type { PropertyWebhookEvent } from '../../clients/src/property.js';
import type { StaysWebhookEvent } from '../../clients/src/stays.js';
import { verify, type WebhookEvent } from '../../clients/src/webhooks.js';
import { ROOT } from '../source-files';

type AnyEvent = FoodWebhookEvent | CoursesWebhookEvent | PropertyWebhookEvent | StaysWebhookEvent | FitnessWebhookEvent;

/** Compiles only while the events of every service are events, with their types as literals. */
const typeOf = (event: AnyEvent): Exclude<AnyEvent['type'], 'food.order.eaten'> => event.type satisfies string;

const example = (type: keyof FoodWebhooks): object => {
  const path = join(ROOT, 'src/services/food/webhooks/webhook-examples.json');
  return (JSON.parse(readFileSync(path, 'utf8')) as Record<string, object>)[type]!;
};

async function received<Event extends WebhookEvent>(type: keyof FoodWebhooks): Promise<Event> {
  const [secret, timestamp] = [newWebhookSecret(), Math.floor(Date.now() / 1000)];
  const event = { id: 'evt_1', type, timestamp: '2026-11-28T12:30:00.000Z', api_version: '2026-11-28' };
  const payload = JSON.stringify({ ...event, data: example(type) });
  const headers = {
    'webhook-id': 'evt_1',
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatureOf({ id: 'evt_1', timestamp, payload }, [secret]),
  };
  return verify<Event>(payload, headers, secret);
}

it('a verified event has the data of its type', async () => {
  const event = await received<FoodWebhookEvent>('food.order.placed');
  expect(typeOf(event)).toBe('food.order.placed');
  if (event.type !== 'food.order.placed' || !('lines' in event.data)) throw new Error('not an order');
  const lines = event.data.lines.map(({ quantity, name }) => `${quantity} x ${name.en}`);
  expect([event.data.order_number, lines]).toEqual([expect.stringMatching(/^ORD-/), ['3 x Kebab']]);
});

it('an event of ids alone is told apart by what it lacks', async () => {
  const event = await received<FoodWebhooks['food.kitchen.paused']>('food.kitchen.paused');
  const name = 'code' in event.data ? event.data.code : event.data.id;
  expect(name).toBe('downtown');
});
