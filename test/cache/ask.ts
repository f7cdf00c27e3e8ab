import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import type { TestService } from '../harness/app';

export interface Asked {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Options {
  headers?: Record<string, string>;
  method?: string;
  agent?: Agent;
}

/** Asks as it is, without looking at what is answered. */
export async function ask(origin: string, path: string, options: Options = {}): Promise<Asked> {
  const { headers = {}, method = 'GET', agent } = options;
  return new Promise((resolve, reject) => {
    const sent = request(origin + path, { method, headers, agent }, response => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', failure => {
      // The server may close an idle connection at the moment it is used again.
      if (sent.reusedSocket && method === 'GET') resolve(ask(origin, path, options));
      else reject(failure);
    });
    sent.end();
  });
}

/** So that a request passes memory by and is read anew. */
export const PAST_MEMORY = { Cookie: 'past=memory' };

/**
 * Stops the clock by which an answer of Postgres grows old, so that memory is used however slow the machine is. Call it
 * before each test, and `jest.restoreAllMocks()` after it.
 */
export async function trustMemory(...services: TestService[]): Promise<jest.SpyInstance<number>> {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  await Promise.all(services.flatMap(({ host }) => host.listeners.map(listener => listener.settle())));
  return clock;
}
