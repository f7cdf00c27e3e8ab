import { Injectable } from '@nestjs/common';
import { Temporal } from 'temporal-polyfill';
import { Database } from '#kit/database/database';
import { sql } from '#kit/database/sql';
import { NotFound, Refusal } from '#kit/refusals/refusal';
import { Clock } from '#kit/time/clock';
import { NotPayable } from '#shared/payments/payment.refusals';
import { guestCancelRefusal } from '../bookings/booking-rules';
import { BookingNotifier } from '../bookings/booking-notifier.service';
import { type BookingRow, findBooking } from '../bookings/booking.queries';
import { BookingView } from '../bookings/booking.view';
import { NightsHelp } from '../help/nights-help.service';
import type { CompanyMoment } from '../nights/company-time';
import { StaysPayments } from '../payments/stays-payments.service';
import { ChangePlanner, type JudgedChange, type WantedChange } from './change-planner.service';
import type { ChangePreviewView } from './change-preview.view';
import { type ChangeAuthor, ChangeWriter } from './change-writer.service';
import { type ChangingBooking, lockChangingBooking, readChangingBooking } from './changing-booking';
import type { DateChangeBody, DateChangePreviewBody } from './date-changes.dto';
import { ChangeNotOffered } from './date-changes.refusals';
import { OpenChanges } from './open-changes.service';

interface Attempt {
  moment?: CompanyMoment;
}

/** Changes of dates by guests, and what they share with those by staff. */
@Injectable()
export class DateChanges {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly planner: ChangePlanner,
    private readonly help: NightsHelp,
    private readonly writer: ChangeWriter,
    private readonly open: OpenChanges,
    private readonly payments: StaysPayments,
    private readonly notifier: BookingNotifier,
  ) {}

  /** @throws Refusal */
  async preview(row: BookingRow, body: DateChangePreviewBody): Promise<ChangePreviewView> {
    return this.withHelp(row, body, async attempt => {
      const booking = await readChangingBooking(this.db, row.reference);
      if (!booking) throw NotFound();
      const judged = await this.planner.judge(booking, { ...this.wantedByGuest(booking, body), attempt });
      return this.planner.preview(booking, judged!);
    });
  }

  /** @throws Refusal */
  async change(row: BookingRow, body: DateChangeBody): Promise<BookingView> {
    const clientToken = body.client_token.toLowerCase();
    const write = async (attempt: Attempt) => {
      const booking = await lockChangingBooking(this.db, row.reference);
      if (!booking) throw NotFound();
      const change = { ...this.wantedByGuest(booking, body), clientToken, quoteToken: body.quote_token, attempt };
      const judged = await this.planner.judge(booking, change);
      if (judged) await this.write(booking, judged, { actor: 'guest', clientToken });
    };
    await this.withHelp(row, body, attempt => this.db.transaction(() => write(attempt)));
    return this.shown(await this.withPayment(row.reference));
  }

  /** Adds what can be booked instead to a refusal of the nights. */
  private async withHelp<Result>(
    { reference, staySlug: slug, guests }: BookingRow,
    body: DateChangePreviewBody,
    work: (attempt: Attempt) => Promise<Result>,
  ): Promise<Result> {
    const attempt: Attempt = {};
    try {
      return await work(attempt);
    } catch (error) {
      if (!attempt.moment || !(error instanceof Refusal)) throw error;
      const wanted = { checkIn: body.check_in, checkOut: body.check_out, guests: body.guests ?? guests };
      const ownHolds = sql`ARRAY(SELECT held.id FROM held_nights held JOIN booking b ON b.id = held.booking_id
        WHERE b.reference = ${reference})`;
      throw await this.help.addTo(error, { slug, ownHolds, ...wanted }, attempt.moment);
    }
  }

  /** Gives up an open change. @throws NotFound */
  async giveUp({ reference }: BookingRow): Promise<BookingView> {
    await this.db.transaction(async () => {
      const booking = await lockChangingBooking(this.db, reference);
      if (!booking || !(await this.open.endOf(booking.id))) throw NotFound();
    });
    return this.shown(await this.get(reference));
  }

  /** Applies the change, or opens it until it is paid, in the running transaction. @returns whether it has to be paid */
  async write(booking: ChangingBooking, judged: JudgedChange, author: ChangeAuthor): Promise<boolean> {
    const { plan, context } = judged;
    await this.planner.clearWay(booking, judged);
    if (plan.differenceCents > 0 && isPaidOnline(booking)) {
      await this.writer.open(booking, context, plan, author);
      return true;
    }
    await this.writer.apply(booking, context, plan, author);
    const { columns, wanted, refundCents } = plan;
    const changed = {
      ...booking,
      ...wanted,
      totalCents: columns.total_cents,
      lines: columns.lines,
      policy: columns.policy,
    };
    await this.notifier.datesChanged({ ...changed, changeRefundCents: refundCents }, author.actor);
    return false;
  }

  /** The booking, once the payment of its open change has a page. Never in a transaction. @throws PaymentUnavailable */
  async withPayment(reference: string): Promise<BookingRow> {
    const booking = await this.get(reference);
    const due = booking.openChange;
    if (!due || due.redirect_url) return booking;
    try {
      await this.payments.openDue(booking, {
        reference: due.reference,
        priceCents: due.difference_cents,
        until: Temporal.Instant.from(due.expires_at),
        checkIn: due.check_in,
        checkOut: due.check_out,
      });
    } catch (error) {
      // Paid, ended or over in the meantime.
      if (!(error instanceof Refusal && error.key === NotPayable.key)) throw error;
    }
    return this.get(reference);
  }

  private wantedByGuest(booking: ChangingBooking, body: DateChangePreviewBody): WantedChange {
    return {
      wanted: { checkIn: body.check_in, checkOut: body.check_out, guests: body.guests ?? booking.guests },
      refund: 'policy',
      isByGuest: true,
      refused: this.refusalOfGuest(booking),
    };
  }

  private refusalOfGuest(booking: ChangingBooking): Refusal | undefined {
    const isCertain = booking.status === 'confirmed' || booking.paymentMethod === 'on_arrival';
    const isOffered = isCertain && guestCancelRefusal(booking, this.clock.now().epochMilliseconds) === undefined;
    return isOffered ? undefined : ChangeNotOffered();
  }

  private async get(reference: string): Promise<BookingRow> {
    const booking = await findBooking(this.db, reference);
    if (!booking) throw NotFound();
    return booking;
  }

  private shown(booking: BookingRow): BookingView {
    return BookingView.of({ ...booking, nowMilliseconds: this.clock.now().epochMilliseconds });
  }
}

const isPaidOnline = ({ paymentStatus, paymentMethod, isSimulated }: ChangingBooking): boolean =>
  paymentStatus === 'paid' && paymentMethod !== 'on_arrival' && !isSimulated;
