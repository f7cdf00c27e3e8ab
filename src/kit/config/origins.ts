/** Any port of this machine, for sites in development. */
const LOCAL = /^http:\/\/(localhost|127\.0\.0\.1):\d+$/;

/** The allowed origins. */
export class Origins {
  /** @param local whether every port of this machine is allowed */
  constructor(
    readonly named: readonly string[],
    readonly local = false,
  ) {}

  has(origin: string): boolean {
    return this.named.includes(origin) || (this.local && LOCAL.test(origin));
  }

  with(others: readonly string[]): Origins {
    return new Origins([...new Set([...this.named, ...others])], this.local);
  }

  get patterns(): (string | RegExp)[] {
    return [...this.named, ...(this.local ? [LOCAL] : [])];
  }

  get names(): string[] {
    return [...this.named, ...(this.local ? ['http://localhost:*', 'http://127.0.0.1:*'] : [])];
  }
}
