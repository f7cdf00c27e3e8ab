/** A response without the envelope, as of some health checks. */
export class RawResponse {
  constructor(readonly body: unknown) {}
}

/** A response whose envelope has further properties next to `data`. */
export class ExtendedResponse {
  constructor(
    readonly data: unknown,
    readonly properties: Readonly<Record<string, unknown>>,
  ) {}
}
