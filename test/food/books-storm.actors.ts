import { randomUUID } from 'node:crypto';
import { type Choices, choicesFrom } from '../harness/trials';
import type { LocalStripe } from '../payments/local-stripe';
import { type Food } from './food';
import { demoCall } from './payments.actors';
import { body, changeSetting, oneOf, regular } from './placement.actors';
import { makeCode } from './promo.actors';

export interface Storm {
  food: Food;
  stripe: LocalStripe;
  /** Processes that can be asked; one may be dying. */
  origins: () => readonly string[];
}

interface Told {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- answers of every shape
  data: any;
}

interface PlacedOrder {
  id: number;
  number: string;
  email: string;
  total: number;
  lines: number;
  sessions: string[];
}

/** Sends random orders with payments, second payments, refunds, cancellations, replays and late events. */
export class BooksStorm {
  /** Answers by request and status. */
  readonly told: Record<string, number> = {};

  constructor(
    private readonly storm: Storm,
    private readonly choices: Choices = choicesFrom(),
  ) {
    const { stripe } = storm;
    stripe.webhookUrl = () => `${choices.oneOf(storm.origins())}/food/api/payments/webhooks/stripe`;
    Object.assign(stripe.deliveries.mode, { times: 2, reordered: true });
  }

  /** Offers tips and two codes with limits of uses. */
  async prepare(): Promise<void> {
    const { food } = this.storm;
    await changeSetting(food, 'tips', 'always');
    await makeCode(food, { code: 'STORM', max_uses: 20 });
    await makeCode(food, { code: 'STORM1', max_uses_per_customer: 2, stackable_with_rewards: true });
  }

  /** @param each runs after every order, with the number of those that are done */
  async rage(orders: number, connections: number, each: (done: number) => unknown = () => undefined): Promise<void> {
    let [begun, done] = [0, 0];
    const sender = async () => {
      while (begun++ < orders) {
        if (begun === 1) await this.wholeOrder();
        else await this.order(this.choices.fork());
        await each(++done);
      }
    };
    await Promise.all(Array.from({ length: connections }, sender));
    const { stripe } = this.storm;
    stripe.deliveries.mode.reordered = false;
    stripe.deliveries.mode.held = true;
    await stripe.deliveries.release();
    stripe.deliveries.mode.held = false;
    await stripe.deliveries.settled();
  }

  /** Placed, paid, refunded in part and cancelled, so that few orders have all of it as well. */
  private async wholeOrder(): Promise<void> {
    // A delivery of three desserts would be below the minimum.
    const placed = await this.place(this.choices, { payment_method: 'demo', fulfillment: 'pickup' });
    if (!placed) throw new Error('The first order was not placed.');
    await this.payDemo(this.choices, placed);
    await this.refund(this.choices, placed, { amount: 1 });
    await this.cancel(placed);
  }

  private async order(choices: Choices): Promise<void> {
    const { below, chance } = choices;
    const placed = await this.place(choices);
    if (!placed) return;
    if (chance(30)) await this.openAgain(placed);
    const deeds = [
      () => this.pay(choices, placed),
      () => this.pay(choices, placed),
      ...(chance(30) ? [() => this.cancel(placed)] : []),
    ];
    if (chance(50)) await Promise.all(deeds.map(async deed => deed()));
    else for (const deed of deeds) await deed();
    if (chance(40)) await this.moveOn(placed);
    const after = [
      ...Array.from({ length: below(4) }, () => () => this.refund(choices, placed)),
      ...(chance(15) ? [() => this.refundOutside(choices, placed)] : []),
      ...(chance(20) ? [() => this.cancel(placed)] : []),
      ...(chance(30) ? [() => this.replay(placed)] : []),
    ];
    await Promise.all(after.map(async deed => deed()));
  }

  private async place({ below, chance, oneOf: any }: Choices, change: object = {}): Promise<PlacedOrder | undefined> {
    const { food } = this.storm;
    const customer = chance(40) ? any([food.customer, food.customer2]) : undefined;
    const email = customer?.email ?? `guest${below(1_000_000)}@example.com`;
    const lines = Array.from({ length: 1 + below(3) }, () =>
      chance(50)
        ? oneOf(food.dishes.kebab, { quantity: 2 + below(3), options: regular })
        : oneOf(any([food.dishes.soup, food.dishes.dessert]), { quantity: 3 + below(3) }),
    );
    const payment_method = chance(75) ? 'stripe' : 'demo';
    const wishes = {
      promo_code: chance(60) ? any(['WELCOME10', 'STORM', 'STORM1']) : undefined,
      accept_changes: ['promo:STORM', 'promo:STORM1'],
      tip: chance(30) ? { percent: any([10, 15]) } : undefined,
      redeem_points: customer ? chance(50) : undefined,
    };
    const sent = body(food, {
      lines,
      email,
      payment_method,
      fulfillment: any(['delivery', 'pickup']),
      ...wishes,
      ...change,
    });
    const { status, data } = await this.ask('place', 'POST', '/orders', sent, {
      token: customer?.token,
      key: randomUUID(),
    });
    if (status !== 201) return undefined;
    const { id, order_number: number, total } = data.order;
    const sessions = data.payment.session_id ? [data.payment.session_id as string] : [];
    return { id, number, email, total, lines: lines.length, sessions };
  }

  private async openAgain({ number, email, sessions }: PlacedOrder): Promise<void> {
    const { data } = await this.ask('open', 'POST', '/payments/checkout-session', { order_number: number, email });
    if (data?.payment?.session_id) sessions.push(data.payment.session_id);
  }

  /** By a page that is still open, or by the demo payer. */
  private async pay(choices: Choices, order: PlacedOrder): Promise<void> {
    const { stripe } = this.storm;
    if (order.sessions.length === 0) return this.payDemo(choices, order);
    const open = order.sessions.find(id => stripe.sessions.get(id)?.status === 'open');
    if (open) stripe.pay(open);
  }

  private async payDemo({ below }: Choices, { number, total }: PlacedOrder): Promise<void> {
    const event = { id: randomUUID(), type: 'payment.succeeded', order_number: number, amount: total };
    const { body: raw, headers } = demoCall(event);
    for (let times = 1 + below(2); times > 0; times -= 1)
      await this.send('demo event', '/payments/webhooks/demo', { method: 'POST', body: raw, headers });
  }

  private async cancel({ id }: PlacedOrder): Promise<void> {
    await this.staff('cancel', 'PATCH', `/orders/${id}/status`, { status: 'cancelled', reason: 'closed' });
  }

  private async moveOn({ id }: PlacedOrder): Promise<void> {
    // Only deliveries are out for delivery.
    for (const status of ['confirmed', 'preparing', 'ready', 'out_for_delivery', 'delivered']) {
      const moved = await this.staff('move', 'PATCH', `/orders/${id}/status`, { status });
      if (moved.status !== 200 && status !== 'out_for_delivery') return;
    }
  }

  private async refund(
    { below, chance, oneOf: any }: Choices,
    { id, lines }: PlacedOrder,
    certain?: object,
  ): Promise<void> {
    const parts =
      certain ??
      any([
        { lines: [{ position: below(lines), quantity: 1 + below(2) }] },
        { lines: [{ position: 0, quantity: 1 }], amount: 0.37 },
        { fees: ['delivery'] },
        { tip: true },
        { amount: 1 + below(500) / 100 },
      ]);
    const sent = { ...parts, reason: 'Cold', client_token: randomUUID() };
    await this.staff('refund', 'POST', `/orders/${id}/refunds`, sent);
    if (chance(30)) await this.staff('refund again', 'POST', `/orders/${id}/refunds`, sent);
  }

  private async refundOutside({ below, chance }: Choices, { sessions }: PlacedOrder): Promise<void> {
    const { stripe } = this.storm;
    for (const id of sessions) {
      const charge = stripe.charges.get(stripe.sessions.get(id)?.payment_intent ?? '');
      if (!charge || charge.amount_refunded === charge.amount) continue;
      stripe.refund(charge.payment_intent, chance(50) ? 1 + below(charge.amount - charge.amount_refunded) : undefined);
    }
  }

  /** Events that come once more, under another id and long after. */
  private async replay({ sessions }: PlacedOrder): Promise<void> {
    const { stripe } = this.storm;
    for (const id of sessions) {
      const session = stripe.sessions.get(id);
      if (session?.payment_status === 'paid') stripe.emit('checkout.session.completed', session);
      const charge = stripe.charges.get(session?.payment_intent ?? '');
      if (charge && charge.amount_refunded > 0) stripe.emit('charge.refunded', charge);
    }
  }

  private async staff(name: string, method: string, path: string, sent: object): Promise<Told> {
    return this.ask(name, method, path, sent, { token: this.storm.food.owner.token });
  }

  private async ask(
    name: string,
    method: string,
    path: string,
    sent: object,
    { token, key }: { token?: string | undefined; key?: string } = {},
  ): Promise<Told> {
    const headers = {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(key && { 'Idempotency-Key': key }),
    };
    return this.send(name, path, { method, headers, body: JSON.stringify(sent) });
  }

  /** Again at another process when this one dies. */
  private async send(name: string, path: string, request: RequestInit): Promise<Told> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const answer = await fetch(`${this.choices.oneOf(this.storm.origins())}/food/api${path}`, request);
        const { data } = (await answer.json()) as { data: unknown };
        const outcome = `${name} ${answer.status}`;
        this.told[outcome] = (this.told[outcome] ?? 0) + 1;
        return { status: answer.status, data };
      } catch (failure) {
        if (attempt === 30) throw failure;
      }
    }
  }
}
