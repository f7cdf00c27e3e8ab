import { type Choices, choicesFrom } from '../harness/trials';
import { decide, dispute, failRefund } from '../payments/local-stripe-aftermath';
import type { Actor } from './courses';
import { makeCourse } from './factories';
import { type PaidCourses, unpaidOrder } from './payments.actors';

interface StormOrder {
  id: number;
  courseIds: readonly number[];
  /** The charge at Stripe. */
  intent: string;
  sessionId: string;
}

/** Sends random orders with payments, second payments, refunds, assignments, returns by banks, disputes and replays. */
export class BooksStorm {
  /** Answers by request and status. */
  readonly answers: Record<string, number> = {};

  constructor(
    private readonly courses: PaidCourses,
    private readonly choices: Choices = choicesFrom(),
  ) {
    Object.assign(courses.stripe.deliveries.mode, { times: 2, reordered: true });
  }

  /** @param each runs after every order, with the number of those that are done */
  async rage(orders: number, connections: number, each: (done: number) => unknown): Promise<void> {
    let [begun, done] = [0, 0];
    const sender = async () => {
      while (begun++ < orders) {
        await this.order(this.choices.fork());
        await each(++done);
      }
    };
    const ends = await Promise.allSettled(Array.from({ length: connections }, sender));
    const { stripe } = this.courses;
    stripe.deliveries.mode.reordered = false;
    stripe.deliveries.mode.held = true;
    await stripe.deliveries.release();
    Object.assign(stripe.deliveries.mode, { held: false, times: 1 });
    await stripe.deliveries.settled();
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  }

  private async order(choices: Choices): Promise<void> {
    const { below, chance } = choices;
    const placed = await this.buy(choices);
    if (chance(50)) await this.courses.settled();
    const deeds = [
      ...Array.from({ length: below(4) }, () => () => this.refund(choices, placed, 'ask')),
      ...(chance(40) ? [() => this.refundOutside(choices, placed)] : []),
      ...(chance(40) ? [() => this.refund(choices, placed, 'assign')] : []),
      ...(chance(20) ? [() => this.payAgain(placed)] : []),
      ...(chance(20) ? [() => this.dispute(choices, placed)] : []),
      ...(chance(30) ? [() => this.replay(placed)] : []),
    ];
    await Promise.all(deeds.map(async deed => deed()));
    if (chance(50)) await this.courses.service.doJobs();
    if (chance(30)) this.returnRefund(placed);
    if (chance(30)) await this.refund(choices, placed, 'ask');
  }

  private async buy({ below }: Choices): Promise<StormOrder> {
    const { courses } = this;
    const { db } = courses.service;
    const student: Actor = await courses.student();
    const made = [];
    for (let number = below(3); number >= 0; number -= 1)
      made.push(await makeCourse(db, { priceCents: 1_000 * (1 + below(9)) }));
    const { reference, session_id: sessionId } = await unpaidOrder(student, made);
    const intent = courses.stripe.pay(sessionId).payment_intent!;
    const row = await db.row<{ id: number }>('SELECT id FROM course_order WHERE reference = $1', [reference]);
    return { id: row!.id, courseIds: made.map(({ id }) => id), intent, sessionId };
  }

  private async refund({ below, chance }: Choices, { id, courseIds }: StormOrder, mode: string): Promise<void> {
    const course_ids = chance(20) ? courseIds : [courseIds[below(courseIds.length)]];
    const sent = { course_ids, mode, reason: 'A storm' };
    const { status } = await this.courses.owner.post(`/api/orders/${id}/refunds`, sent);
    const name = `${mode} ${status}`;
    this.answers[name] = (this.answers[name] ?? 0) + 1;
  }

  private async refundOutside({ below, chance }: Choices, { intent }: StormOrder): Promise<void> {
    const charge = this.courses.stripe.charges.get(intent)!;
    const leftCents = charge.amount - charge.amount_refunded;
    if (leftCents > 0) this.courses.stripe.refund(intent, chance(70) ? 1 + below(leftCents) : undefined);
  }

  /** The bank of the payer returns the latest refund. */
  private returnRefund({ intent }: StormOrder): void {
    const { stripe } = this.courses;
    const isReturned = stripe.refunds.some(
      ({ payment_intent, status }) => payment_intent === intent && status === 'succeeded',
    );
    if (isReturned) failRefund(stripe, intent);
  }

  /** Another session of the same order is paid too. */
  private async payAgain({ sessionId }: StormOrder): Promise<void> {
    const { stripe, service } = this.courses;
    const id = `${sessionId}_second`;
    await service.db.rows(
      `INSERT INTO payment (reference, provider, session_id, amount_cents, currency, status)
       SELECT reference, 'stripe', $2, amount_cents, currency, 'closed' FROM payment WHERE session_id = $1`,
      [sessionId, id],
    );
    const session = { ...stripe.sessions.get(sessionId)!, id, payment_intent: `pi_${id}` };
    stripe.emit('checkout.session.completed', session);
  }

  private async dispute({ below, chance }: Choices, { intent }: StormOrder): Promise<void> {
    const { stripe } = this.courses;
    const disputed = dispute(stripe, intent, { amount: 1 + below(stripe.charges.get(intent)!.amount) });
    if (chance(60)) decide(stripe, disputed, chance(50) ? 'won' : 'lost');
  }

  /** Events that come once more, under another id and long after. */
  private async replay({ sessionId, intent }: StormOrder): Promise<void> {
    const { stripe } = this.courses;
    stripe.emit('checkout.session.completed', stripe.sessions.get(sessionId)!);
    const charge = stripe.charges.get(intent)!;
    if (charge.amount_refunded > 0) stripe.emit('charge.refunded', charge);
  }
}
