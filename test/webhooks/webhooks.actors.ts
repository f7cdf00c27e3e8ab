import { WebhookSender } from '#webhooks/sending/webhook-sender';
import type { TestService } from '../harness/app';
import type { Answer, Client } from '../harness/client';
import { PASSWORD } from '../food/factories';

/** Renders what was raised, and sends what is due, until nothing is. */
export async function sendDue(service: TestService): Promise<void> {
  await service.doJobs();
  const sender = service.get(WebhookSender);
  sender.wake();
  await sender.settled();
}

export const create = (caller: Client, url: string, change: object = {}): Promise<Answer> =>
  caller.post('/api/webhook-endpoints', { url, types: ['*'], password: PASSWORD, ...change });

/** A new endpoint with its secret. */
export async function created(
  caller: Client,
  url: string,
  change: object = {},
): Promise<{ id: number; secret: string; url: string }> {
  const answer = await create(caller, url, change);
  expect(answer).toMatchObject({ status: 201 });
  return answer.body.data as { id: number; secret: string; url: string };
}

interface ShownDelivery {
  id: number;
  event_id: string;
  type: string;
  status: string;
  reason: string | null;
  attempts: number;
  next_try_at: string | null;
  tries: { status: number | null; error: string | null; answer: string | null }[];
}

/** The deliveries of an endpoint, oldest first. */
export async function deliveriesOf(caller: Client, endpointId: number, query = ''): Promise<ShownDelivery[]> {
  const { body } = await caller.get(`/api/webhook-endpoints/${endpointId}/deliveries?page_size=100${query}`);
  return (body.data.data as ShownDelivery[]).toReversed();
}
