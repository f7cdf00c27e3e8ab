/** A response without the envelope, as of some health checks. */
export class RawResponse {
  constructor(readonly body: unknown) {}
}
