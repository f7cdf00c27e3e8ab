import type { TestService } from '../harness/app';
import type { Answer, Client } from '../harness/client';
import { startReceiver, type Receiver } from './receiver';
import { created, sendDue } from './webhooks.actors';

export interface SentEvent {
  id: string;
  type: string;
  timestamp: string;
  api_version: string;
  data: Record<string, unknown>;
}

/** An endpoint for all types, with what arrives at it. */
export interface Listener {
  /** All that was raised so far. */
  sent: SentEvent[];
  /** What the work raises, once its jobs are done; events of one record in their order. */
  raisedBy: (work: () => Promise<unknown>) => Promise<SentEvent[]>;
  close: () => Promise<void>;
}

export async function listenAs(owner: Client, service: TestService, change: object = {}): Promise<Listener> {
  const receiver: Receiver = await startReceiver();
  const sent: SentEvent[] = [];
  await created(owner, receiver.urlOf('events'), change);
  return {
    sent,
    raisedBy: async work => {
      await sendDue(service);
      receiver.received = [];
      await work();
      await sendDue(service);
      const raised = receiver.received.map(({ body }) => JSON.parse(body) as SentEvent);
      sent.push(...raised);
      return raised;
    },
    close: receiver.close,
  };
}

export const typesOf = (events: readonly SentEvent[]): string[] => events.map(({ type }) => type);

/** The data of an answer that must be a success. */
export async function done(answer: Promise<Answer>): Promise<Answer['body']> {
  const { status, text, body } = await answer;
  expect([status < 300, text]).toEqual([true, text]);
  return body.data;
}
