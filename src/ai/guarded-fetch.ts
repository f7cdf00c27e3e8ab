import { abortableBody, withBody } from '#kit/http/abortable-body';

type Fetch = typeof globalThis.fetch;

/** A refused request or response. The SDK reports it as the cause of the failed call. */
export class RequestNotAllowed extends Error {
  override name = 'RequestNotAllowed';
}

/** `fetch` for one server alone: no other origin, no redirects, and responses of at most `maxBytes`. */
export function guardedFetch(baseUrl: string, maxBytes: number): Fetch {
  const { origin } = new URL(baseUrl);
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== origin) throw new RequestNotAllowed('another server than AI_BASE_URL');
    const response = await fetch(input, { ...init, redirect: 'error' });
    const signal = init?.signal;
    return withBody(response, body => (signal ? abortableBody(body, signal) : body).pipeThrough(limited(maxBytes)));
  };
}

function limited(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) controller.error(new RequestNotAllowed('a response that is too large'));
      else controller.enqueue(chunk);
    },
  });
}
