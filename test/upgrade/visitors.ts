import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { body } from '../food/placement.actors';
import type { Food } from '../food/food';
import { CARD, bookingBody } from '../stays/stays';
import { day } from '../stays/factories';

const NIGHTS = 2;
const BETWEEN_REQUESTS_MS = 40;

/** Visitors who order, book and read without a pause, as a balancer leads them. */
export class Visitors {
  /** E-mail addresses of orders, and tokens of bookings, that were acknowledged: each is sent once. */
  readonly orders: string[] = [];
  readonly bookings: string[] = [];
  /** Requests that were not answered as they should be. */
  readonly failures: string[] = [];
  private readonly origins: string[] = [];
  private readonly waiting = new Map<string, number>();
  private number = 0;
  private isOver = false;
  private readonly visits: Promise<unknown>;

  /** @param stays slugs of published stays, all nights of which are free */
  constructor(
    private readonly food: Food,
    private readonly stays: readonly string[],
    origins: readonly string[],
  ) {
    this.origins.push(...origins);
    const visits = [() => this.order(), () => this.book(), () => this.order(), () => this.read()];
    this.visits = Promise.allSettled(visits.map(visit => this.repeat(visit)));
  }

  lead(origin: string): void {
    this.origins.push(origin);
  }

  /** Resolves when the last response has arrived from there. */
  async leave(origin: string): Promise<void> {
    this.origins.splice(this.origins.indexOf(origin), 1);
    while (this.waiting.get(origin)) await sleep(10);
  }

  async end(): Promise<void> {
    this.isOver = true;
    await this.visits;
  }

  private async repeat(visit: () => Promise<void>): Promise<void> {
    while (!this.isOver) {
      await visit().catch((failure: unknown) => this.failures.push(String(failure)));
      await sleep(BETWEEN_REQUESTS_MS);
    }
  }

  private async order(): Promise<void> {
    const email = `visitor-${++this.number}@example.com`;
    const order = body(this.food, { email });
    const isPlaced = await this.send('POST', '/food/api/orders', order, { 'Idempotency-Key': randomUUID() });
    if (isPlaced) this.orders.push(email);
  }

  private async book(): Promise<void> {
    const number = this.bookings.length;
    const start = 30 + NIGHTS * Math.floor(number / this.stays.length);
    const booking = bookingBody({
      ...CARD,
      stay_slug: this.stays[number % this.stays.length],
      check_in: day(start),
      check_out: day(start + NIGHTS),
    });
    if (await this.send('POST', '/stays/api/bookings', booking)) this.bookings.push(booking['client_token'] as string);
  }

  private async read(): Promise<void> {
    const { token } = this.food.owner;
    await this.send('GET', '/food/api/orders?page=1', undefined, { Authorization: `Bearer ${token}` });
    await this.send('GET', `/stays/api/stays/${this.stays[0]}`);
  }

  /** Of a visitor who has not come before. */
  private address(): string {
    return `10.0.${(this.number >> 8) % 256}.${this.number % 256}`;
  }

  private async send(method: string, path: string, sent?: object, headers: Record<string, string> = {}) {
    const origin = this.origins[++this.number % this.origins.length]!;
    this.waiting.set(origin, (this.waiting.get(origin) ?? 0) + 1);
    try {
      const response = await fetch(`${origin}${path}`, {
        method,
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': this.address(), ...headers },
        body: sent && JSON.stringify(sent),
      });
      const text = await response.text();
      if (!response.ok) this.failures.push(`${method} ${path}: ${response.status} ${text}`);
      return response.ok;
    } finally {
      this.waiting.set(origin, this.waiting.get(origin)! - 1);
    }
  }
}
