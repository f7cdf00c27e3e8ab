/** An answer that stands outside the envelope, as some health checks do. */
export class PlainAnswer {
  constructor(readonly body: unknown) {}
}
