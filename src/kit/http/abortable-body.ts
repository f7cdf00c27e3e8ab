type Body = ReadableStream<Uint8Array>;

/** The response with what `pass` makes of its body; one without a body as it is. */
export function withBody(response: Response, pass: (body: Body) => Body): Response {
  if (!response.body) return response;
  const { status, statusText, headers } = response;
  return new Response(pass(response.body), { status, statusText, headers });
}

/**
 * The body of a response of `fetch`, which fails once `signal` aborts. `fetch` forgets the signal after the head of a response
 * when garbage is collected (undici 6), so that a stalled body would be awaited for ever.
 */
export const abortableBody = (body: Body, signal: AbortSignal): Body =>
  body.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal });
