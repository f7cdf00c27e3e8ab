import { abortableBody, withBody } from './abortable-body';

/**
 * `fetch` for a response that must have come within `timeoutMs`, with its body.
 * @throws DOMException `TimeoutError`, from the reading of the body as well
 */
export async function timedFetch(address: string, timeoutMs: number, init: RequestInit = {}): Promise<Response> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(address, { ...init, signal });
  return withBody(response, body => abortableBody(body, signal));
}
