import { request as httpRequest } from 'node:http';
import { randomUUID } from 'node:crypto';
import { type LocalAi } from '../ai/local-ai';
import type { Client } from '../harness/client';
import { type Actor, type Property, startProperty } from '../property/property';
import { Tokens } from '#kit/access/tokens';

export interface SentEvent {
  event: string;
  data: Record<string, unknown>;
}

/** The property service with a local server of models, and an account that may use the assistant. */
export interface AssistantWorld extends Property {
  staff: (...permissions: string[]) => Promise<Actor & { token: string }>;
}

export async function startAssistant(ai: LocalAi, environment: Record<string, string> = {}): Promise<AssistantWorld> {
  const property = await startProperty({ ...ai.environment(), ...environment });
  return {
    ...property,
    staff: async (...permissions) => {
      const actor = await property.member({ permissions: ['ai_chat.use', ...permissions] });
      const { token } = await property.service.get(Tokens).signIn('staff', { id: actor.id, tokenVersion: 1 });
      return Object.assign(actor, { token });
    },
  };
}

export async function openChat(client: Client, body: object = {}): Promise<string> {
  return `/api/ai/chats/${(await client.post('/api/ai/chats', body)).body.data.id}`;
}

export const message = (text: string, client_token: string = randomUUID()) => ({ text, client_token });

/** Sends a message and reads the events; `onEvent` may end the request. */
export async function stream(
  origin: string,
  token: string,
  path: string,
  body: object,
  {
    language = 'en',
    onEvent = () => {},
  }: { language?: string; onEvent?: (event: SentEvent, end: () => void) => void } = {},
): Promise<{ status: number; headers: Record<string, unknown>; events: SentEvent[]; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(`${origin}/property${path}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        Accept: 'text/event-stream',
        'Accept-Language': language,
        'Content-Type': 'application/json',
      },
    });
    const events: SentEvent[] = [];
    let text = '';
    let read = 0;
    sent.on('error', reject);
    sent.on('response', response => {
      const end = () => resolve({ status: response.statusCode!, headers: response.headers, events, text });
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
        for (const block of text.slice(read).split('\n\n').slice(0, -1)) {
          read += block.length + 2;
          const event = /^event: (.*)\ndata: (.*)$/.exec(block);
          if (!event) continue;
          events.push({ event: event[1]!, data: JSON.parse(event[2]!) as Record<string, unknown> });
          onEvent(events.at(-1)!, () => sent.destroy());
        }
      });
      response.on('end', end);
      response.on('close', end);
    });
    sent.end(JSON.stringify(body));
  });
}

export const textOf = (events: readonly SentEvent[]): string =>
  events
    .filter(({ event }) => event === 'delta')
    .map(({ data }) => String(data['text']))
    .join('');
