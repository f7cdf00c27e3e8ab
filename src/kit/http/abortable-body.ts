/**
 * The body of a response of `fetch`, which fails once `signal` aborts. `fetch` forgets the signal after the head of a response
 * when garbage is collected (undici 6), so that a stalled body would be awaited for ever.
 */
export const abortableBody = (body: ReadableStream<Uint8Array>, signal: AbortSignal): ReadableStream<Uint8Array> =>
  body.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal });
