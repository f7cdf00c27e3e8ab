/** An answer that stands outside the envelope, as some health checks do. */
export class RawResponse {
  constructor(readonly body: unknown) {}
}
