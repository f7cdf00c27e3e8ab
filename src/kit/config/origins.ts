/** Any port of this machine: what sites get while they are developed. */
const LOCAL = /^http:\/\/(localhost|127\.0\.0\.1):\d+$/;

/** The origins whose pages may call. */
export class Origins {
  /** @param local whether every port of this machine is one of them */
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

  /** As the libraries of Express and Socket.IO take them. */
  get patterns(): (string | RegExp)[] {
    return [...this.named, ...(this.local ? [LOCAL] : [])];
  }

  /** As documents name them. */
  get names(): string[] {
    return [...this.named, ...(this.local ? ['http://localhost:*', 'http://127.0.0.1:*'] : [])];
  }
}
