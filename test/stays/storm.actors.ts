import { randomUUID } from 'node:crypto';
import type { Answer } from '../harness/client';
import type { Choices } from '../harness/trials';
import { bookingReferenceOf } from '#services/stays/bookings/booking-references';
import type { Stay } from '#services/stays/stays/stay.entity';
import { change, changeDates, depart, giveUp, halfFrom30Days, nights } from './date-changes.actors';
import { day, makeBooking, makeStay } from './factories';
import { cancel, overdue, type PaidStays, settle, visitor } from './payments.actors';
import { inLanes, type RacingStays } from './races.actors';
import { bookingBody } from './stays';
import { CONTRADICTIONS } from './storm-contradictions';

export interface StormBooking {
  reference: string;
  access_token: string;
  session_id: string;
  redirect_url: string;
  slug: string;
  stayId: number;
  stay: Stay;
}

const HOMES = 10;
const DAYS = 180;
const path = ({ reference }: Pick<StormBooking, 'reference'>, end = '') => `/api/bookings/manage/${reference}${end}`;

/** The service, and the choices of one booking, which do not depend on those of bookings at the same time. */
type Story = PaidStays & Choices;

/** Guests, staff, payers and the processors, who do anything at random and at the same time. */
export class StaysStorm {
  /** Responses by request and status. */
  readonly outcomes: Record<string, number> = {};
  private readonly homes: Stay[] = [];
  private readonly refundedOutside = new Set<string>();

  constructor(
    private readonly racing: RacingStays,
    private readonly choices: Choices,
  ) {}

  /** @param each runs after every booking, with the number of those that are done */
  async rage(bookings: number, connections: number, each: (done: number) => Promise<unknown>): Promise<void> {
    const { db } = this.racing.service;
    await db.rows(`UPDATE setting SET value = '0' WHERE key = 'deposit_return_days'`);
    for (let number = 0; number < HOMES; number += 1) this.homes.push(await this.makeHome(number));
    const stories = Array.from({ length: bookings }, () => this.choices.fork());
    await this.leaveAndCancel({ ...this.racing, ...this.choices.fork() });
    let done = 0;
    await inLanes(bookings, connections, async index => {
      const stays: Story = { ...this.racing.at(index), ...stories[index]! };
      const kind = stays.below(100);
      if (kind < 65) await this.bookOnline(stays);
      else if (kind < 80) await this.arrive(stays);
      else if (kind < 90) await this.simulate(stays);
      else await this.payOnArrival(stays);
      await each(++done);
    });
    await this.racing.settled();
    // What the sweeps would do a minute later, while the books are read.
    await this.racing.startJob('release-unpaid-bookings');
    await this.racing.startJob('return-deposits');
    await this.racing.settled();
  }

  /** What few random bookings may lack: a guest who leaves early and one who cancels. */
  private async leaveAndCancel(stays: Story): Promise<void> {
    const left = await this.paidBooking(stays, nights(0, 5));
    await this.act(stays, left, 'check_in');
    await this.record('depart', depart(stays.host, left, { check_out: day(2), refund: 'policy' }));
    await this.record('cancel', cancel(stays, await this.paidBooking(stays, nights(30, 33))));
  }

  private async paidBooking(stays: Story, wanted: object): Promise<StormBooking> {
    const stay = await this.arrivalHome(12_000);
    const booked = await this.book(stays, stay, { ...wanted, payment_method: 'card' });
    if (!booked) throw new Error('A free stay was not booked.');
    await this.pay(booked);
    await this.paymentsArrived();
    return booked;
  }

  /** Half of them have rules, discounts and deposits. */
  private async makeHome(number: number): Promise<Stay> {
    const { db } = this.racing.service;
    const values = number % 2 ? { extraGuestFrom: 1, extraGuestFeeCents: 700, depositCents: 12_000 } : {};
    const stay = await makeStay(db, values);
    if (number % 3) await halfFrom30Days(this.racing, stay);
    if (number % 2 === 0) return stay;
    await db.rows('INSERT INTO length_discount (stay_id, nights, percent) VALUES ($1, 4, 7)', [stay.id]);
    await db.rows(
      `INSERT INTO rate_rule (stay_id, name, layer, from_day, to_day, weekdays, nightly_rate_cents)
       VALUES ($1, '{"en":"Weekend","ar":"نهاية الأسبوع"}', 'weekdays', $2, $3, '{5,6}', 13300)`,
      [stay.id, day(0), day(500)],
    );
    return stay;
  }

  private arrivalHome = (depositCents: number): Promise<Stay> => makeStay(this.racing.service.db, { depositCents });

  /** Paid by a processor: in time, late, together with its end, or not at all; then changed, refunded, cancelled. */
  private async bookOnline(stays: Story): Promise<void> {
    const from = 8 + stays.below(DAYS);
    const method = stays.chance(85) ? 'card' : 'wallet';
    const booked = await this.book(stays, stays.oneOf(this.homes), {
      ...nights(from, from + 2 + stays.below(4)),
      payment_method: method,
    });
    if (!booked) return;
    if (stays.chance(12)) await this.expire(stays, booked);
    const payment = [
      ...(stays.chance(90) ? [async () => this.pay(booked)] : []),
      ...(method === 'wallet' ? [() => settle(stays, booked)] : []),
      ...(stays.chance(12) ? [() => this.cancel(stays, booked)] : []),
    ];
    await Promise.all(payment.map(async deed => deed()));
    if (method === 'wallet') await settle(stays, booked);
    await this.paymentsArrived();
    for (let count = 2 + stays.below(2); count > 0; count -= 1) await this.change(stays, booked);
    const after = [
      ...(stays.chance(35) ? [() => this.refund(stays, booked)] : []),
      ...(stays.chance(35) ? [() => this.change(stays, booked)] : []),
      ...(stays.chance(30) ? [() => this.cancel(stays, booked)] : []),
      ...(stays.chance(8) ? [async () => this.refundOutside(stays, booked)] : []),
      ...(stays.chance(15) ? [() => this.keep(stays, booked)] : []),
    ];
    await Promise.all(after.map(async deed => deed()));
  }

  /** Guests of today, paid by card. They may leave early. */
  private async arrive(stays: Story): Promise<void> {
    const stay = await this.arrivalHome(stays.oneOf([0, 12_000]));
    const booked = await this.book(stays, stay, { ...nights(0, 3 + stays.below(4)), payment_method: 'card' });
    if (!booked) return;
    await this.pay(booked);
    await this.paymentsArrived();
    if (stays.chance(30)) await this.changeByStaff(stays, booked, nights(0, 2 + stays.below(6)));
    await this.act(stays, booked, 'check_in');
    await this.stayAndLeave(stays, booked);
  }

  private async simulate(stays: Story): Promise<void> {
    const stay = await this.arrivalHome(12_000);
    const from = stays.oneOf([0, 20]);
    const made = await makeBooking(stays.service.db, {
      stay,
      isSimulated: true,
      checkIn: day(from),
      depositCents: 12_000,
    });
    const booked = { ...made, access_token: made.accessToken, session_id: '', redirect_url: '', slug: stay.slug, stay };
    const bookedHere = { ...booked, stayId: stay.id };
    await Promise.all([
      this.changeByStaff(stays, bookedHere, nights(from, from + 2 + stays.below(5))),
      this.refund(stays, bookedHere),
      ...(stays.chance(30) ? [this.cancel(stays, bookedHere)] : [this.act(stays, bookedHere, 'check_in')]),
    ]);
    await this.stayAndLeave(stays, bookedHere);
  }

  private async payOnArrival(stays: Story): Promise<void> {
    const stay = await this.arrivalHome(stays.oneOf([0, 10_000]));
    const booked = await this.book(stays, stay, { ...nights(0, 4), payment_method: 'on_arrival' });
    if (!booked) return;
    await this.act(stays, booked, 'confirm');
    if (stays.chance(50)) await this.changeByStaff(stays, booked, nights(0, 2 + stays.below(6)));
    const arrival = [this.act(stays, booked, 'check_in'), ...(stays.chance(20) ? [this.cancel(stays, booked)] : [])];
    await Promise.all(arrival);
    await this.stayAndLeave(stays, booked);
  }

  /** Staff keep parts of the deposit and complete the booking; the deposit goes back at once. */
  private async stayAndLeave(stays: Story, booked: StormBooking): Promise<void> {
    const departure = { check_out: day(1 + stays.below(3)), refund: stays.oneOf(['none', 'policy', 'full']) };
    await Promise.all([
      ...(stays.chance(70) ? [this.record('depart', depart(stays.host, booked, departure))] : []),
      ...(stays.chance(40) ? [this.refund(stays, booked)] : []),
      ...(stays.chance(50) ? [this.keep(stays, booked)] : []),
    ]);
    if (stays.chance(20)) return;
    const end = [this.act(stays, booked, 'complete'), this.racing.startJob('return-deposits')];
    await Promise.all([...end, ...(stays.chance(40) ? [this.keep(stays, booked)] : [])]);
    if (stays.chance(50)) await Promise.all([this.racing.startJob('return-deposits'), this.keep(stays, booked)]);
  }

  private async book(stays: Story, stay: Stay, values: object): Promise<StormBooking | undefined> {
    const guests = 1 + stays.below(4);
    const guest_email = `guest-${randomUUID()}@example.com`;
    const body = bookingBody({ stay_slug: stay.slug, guests, guest_email, ...values });
    const answer = await this.record('book', visitor(stays).post('/api/bookings', body));
    return answer.status === 201 ? { ...answer.body.data, slug: stay.slug, stayId: stay.id, stay } : undefined;
  }

  /** The time to pay is over; half of the time a sweep ends the booking before its money comes. */
  private async expire(stays: Story, booked: StormBooking): Promise<void> {
    await overdue(this.racing, booked);
    if (stays.chance(50)) await this.racing.startJob('release-unpaid-bookings');
  }

  private async pay({ session_id: id }: StormBooking): Promise<void> {
    const { stripe, paypal } = this.racing;
    if (stripe.sessions.get(id)?.status === 'open') stripe.pay(id);
    else if (paypal.orders.get(id)?.status === 'CREATED') paypal.approve(id);
  }

  private async paymentsArrived(): Promise<void> {
    await this.racing.stripe.deliveries.settled();
  }

  private async change(stays: Story, booked: StormBooking): Promise<void> {
    const from = 8 + stays.below(DAYS);
    const wanted = { ...nights(from, from + 2 + stays.below(5)), guests: 1 + stays.below(4) };
    const isByGuest = stays.chance(60);
    if (isByGuest) await this.record('change', change(visitor(stays), booked, wanted));
    else await this.changeByStaff(stays, booked, wanted);
    await this.payChange(stays, booked);
  }

  private async changeByStaff(stays: Story, booked: StormBooking, wanted: object): Promise<void> {
    const body = { ...wanted, refund: stays.oneOf(['policy', 'full']) };
    await this.record('change by staff', changeDates(stays.host, booked, body));
  }

  /** Paid, given up, over before it is paid, or swept. */
  private async payChange(stays: Story, booked: StormBooking): Promise<void> {
    const { stripe, service } = this.racing;
    const session = [...stripe.sessions.values()].findLast(
      ({ client_reference_id: reference, status }) =>
        status === 'open' && reference?.startsWith(`${booked.reference}-`),
    );
    if (!session) return;
    const fate = stays.below(10);
    if (fate > 6) {
      await service.db.rows(`UPDATE booking_change SET expires_at = now() WHERE status = 'open' AND reference = $1`, [
        session.client_reference_id,
      ]);
    }
    if (fate !== 7 && session.status === 'open') stripe.pay(session.id);
    if (fate === 6) await this.record('give up', giveUp(visitor(stays), booked));
    if (fate > 7) await this.racing.startJob('release-unpaid-bookings');
    await this.paymentsArrived();
  }

  private async refund(stays: Story, booked: StormBooking): Promise<void> {
    const body = stays.oneOf([
      { parts: [{ kind: 'nights', amount: 1 + stays.below(200) }] },
      { parts: [{ kind: 'cleaning', amount: 40 }], amount: 5 },
      { amount: 1 + stays.below(150) },
      { parts: [{ kind: 'deposit', amount: 1 + stays.below(120) }] },
    ]);
    const sent = { ...body, reason: 'Noise', client_token: randomUUID() };
    const send = () => this.record('refund', stays.host.post(path(booked, '/refunds'), sent));
    await Promise.all([send(), ...(stays.chance(15) ? [send()] : [])]);
  }

  /** Somebody refunds on the pages of the processor. */
  private async refundOutside(stays: Story, { reference, session_id: id }: StormBooking): Promise<void> {
    const { stripe } = this.racing;
    const intent = stripe.sessions.get(id)?.payment_intent ?? '';
    const charge = stripe.charges.get(intent);
    const leftCents = charge ? charge.amount - charge.amount_refunded : 0;
    if (leftCents === 0) return;
    this.refundedOutside.add(reference);
    stripe.refund(intent, stays.chance(50) ? 1 + stays.below(leftCents) : undefined);
  }

  private async cancel(stays: Story, booked: StormBooking): Promise<void> {
    const byStaff = { action: 'cancel', refund: stays.oneOf(['full', 'policy']) };
    await this.record('cancel', stays.chance(50) ? cancel(stays, booked) : stays.host.patch(path(booked), byStaff));
  }

  private async keep(stays: Story, booked: StormBooking): Promise<void> {
    const sent = { keep: stays.below(130), reason: 'A broken glass' };
    await this.record('keep', stays.host.patch(path(booked, '/deposit'), sent));
  }

  private async act(stays: Story, booked: StormBooking, action: string): Promise<void> {
    await this.record(action, stays.host.patch(path(booked), { action }));
  }

  /** What must never be, in any order of events. */
  async findContradictions(): Promise<object[]> {
    const found: object[] = [];
    for (const [what, statement] of Object.entries(CONTRADICTIONS)) {
      const rows = await this.racing.service.db.rows<Record<string, unknown>>(statement);
      const own = rows.filter(({ reference }) => !this.refundedOutside.has(bookingReferenceOf(String(reference))));
      found.push(...own.map(row => ({ what, ...row })));
    }
    return found;
  }

  private async record(name: string, request: Promise<Answer>): Promise<Answer> {
    const answer = await request;
    const outcome = `${name} ${answer.status}`;
    this.outcomes[outcome] = (this.outcomes[outcome] ?? 0) + 1;
    return answer;
  }
}
