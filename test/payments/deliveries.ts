export interface SignedCall {
  body: string;
  headers: Record<string, string>;
}

/** How webhooks leave a local processor. */
export interface DeliveryMode {
  /** They wait for `release`. */
  held: boolean;
  /** Each leaves this many times, at once. */
  times: number;
  /** Each waits until the next one was delivered. */
  reordered: boolean;
  delayMs: number;
}

/** Where a service takes webhooks: one address for all, or one for each service. */
export type WebhookAddress = string | ((service: string) => string) | undefined;

export const addressFor = (address: WebhookAddress, service: string): string | undefined =>
  typeof address === 'function' ? address(service) : address;

/** Sends signed events to the service, well-behaved or as badly as the network can be. */
export class Deliveries {
  readonly mode: DeliveryMode = { held: false, times: 1, reordered: false, delayMs: 0 };
  /** Every event that happened, in order. */
  readonly happened: { id: string; type: string }[] = [];
  private readonly waiting: object[] = [];
  private readonly underWay = new Set<Promise<unknown>>();

  /** @param sign makes the call of this moment for an event */
  constructor(
    private readonly sign: (event: object) => SignedCall,
    private readonly addressOf: (event: object) => string | undefined,
  ) {}

  /** An event happened. */
  push(event: { id: string; type: string }): void {
    this.happened.push(event);
    if (this.mode.held) {
      this.waiting.push(event);
      return;
    }
    if (this.mode.reordered && this.waiting.length === 0) {
      this.waiting.push(event);
      return;
    }
    const later = this.waiting.splice(0);
    this.track(this.sendAll([event, ...later]));
  }

  /** Delivers what waits, in this order, and answers the statuses of the service. */
  async release(order: 'as-happened' | 'backwards' = 'as-happened'): Promise<number[]> {
    const events = this.waiting.splice(0);
    if (order === 'backwards') events.reverse();
    const statuses: number[] = [];
    for (const event of events) statuses.push(...(await this.send(event)));
    return statuses;
  }

  /** Delivers one event now, as often as the mode says. */
  async send(event: object): Promise<number[]> {
    const url = this.addressOf(event);
    if (!url) return [];
    if (this.mode.delayMs > 0) await new Promise(resolve => setTimeout(resolve, this.mode.delayMs));
    return Promise.all(
      Array.from({ length: this.mode.times }, async () => {
        const { body, headers } = this.sign(event);
        const response = await fetch(url, {
          method: 'POST',
          body,
          // On a busy machine an idle connection may be closed at the moment it is used again.
          headers: { 'Content-Type': 'application/json', Connection: 'close', ...headers },
        });
        return response.status;
      }),
    );
  }

  /** Resolves when nothing is on its way any more. */
  async settled(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay);
  }

  private async sendAll(events: object[]): Promise<void> {
    for (const event of events) await this.send(event);
  }

  private track(delivery: Promise<unknown>): void {
    const tracked = delivery.catch(() => undefined).finally(() => this.underWay.delete(tracked));
    this.underWay.add(tracked);
  }
}
