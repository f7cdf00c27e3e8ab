import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { NotFound, Refusal } from '#kit/refusals/refusal';
import { Clock } from '#kit/time/clock';
import { guestCancelRefusal } from '../bookings/booking-rules';
import { BookingNotifier } from '../bookings/booking-notifier.service';
import { type BookingRow, findBooking } from '../bookings/booking.queries';
import { BookingView } from '../bookings/booking.view';
import { type ChangeAttempt, ChangeHelp } from './change-help.service';
import { ChangeLetters } from './change-letters.service';
import { ChangePayments } from './change-payments.service';
import { ChangePlanner, type JudgedChange, type WantedChange } from './change-planner.service';
import type { ChangePreviewView } from './change-preview.view';
import { type ChangeAuthor, ChangeWriter } from './change-writer.service';
import { type ChangingBooking, isSame, lockChangingBooking, readChangingBooking } from './changing-booking';
import type { DateChangeBody, DateChangePreviewBody } from './date-changes.dto';
import { ChangeNotOffered } from './date-changes.refusals';
import { OpenChanges } from './open-changes.service';

/** Changes of dates by guests, and what they share with those by staff. */
@Injectable()
export class DateChanges {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly planner: ChangePlanner,
    private readonly help: ChangeHelp,
    private readonly writer: ChangeWriter,
    private readonly open: OpenChanges,
    private readonly payments: ChangePayments,
    private readonly letters: ChangeLetters,
    private readonly notifier: BookingNotifier,
  ) {}

  /** @throws Refusal */
  async preview(row: BookingRow, body: DateChangePreviewBody): Promise<ChangePreviewView> {
    return this.help.explain(async attempt => {
      const booking = await readChangingBooking(this.db, row.reference);
      if (!booking) throw NotFound();
      const judged = await this.planner.judge(booking, { ...this.wantedByGuest(booking, body), attempt });
      return this.planner.preview(booking, judged!);
    });
  }

  /** @throws Refusal */
  async change(row: BookingRow, body: DateChangeBody): Promise<BookingView> {
    const clientToken = body.client_token.toLowerCase();
    const write = async (attempt: ChangeAttempt) => {
      const booking = await lockChangingBooking(this.db, row.reference);
      if (!booking) throw NotFound();
      const change = { ...this.wantedByGuest(booking, body), clientToken, quoteToken: body.quote_token, attempt };
      const judged = await this.planner.judge(booking, change);
      if (!judged || isSame(booking, change.wanted)) return;
      await this.write(booking, judged, { actor: 'guest', clientToken }, attempt);
    };
    await this.help.explain(attempt => this.planner.transaction(attempt, () => write(attempt)));
    return this.shown(await this.payments.open(row.reference));
  }

  /** Gives up an open change. @throws NotFound */
  async giveUp({ reference }: BookingRow): Promise<BookingView> {
    await this.db.transaction(async () => {
      const booking = await lockChangingBooking(this.db, reference);
      if (!booking || !(await this.open.endOf(booking.id))) throw NotFound();
    });
    const row = await findBooking(this.db, reference);
    if (!row) throw NotFound();
    return this.shown(row);
  }

  /** Applies the change, or opens it until it is paid, in the running transaction. @returns whether it has to be paid */
  async write(
    booking: ChangingBooking,
    judged: JudgedChange,
    author: ChangeAuthor,
    attempt: ChangeAttempt,
  ): Promise<boolean> {
    const { plan, context } = judged;
    await this.planner.clearWay(booking, judged, attempt);
    if (plan.differenceCents > 0 && isPaidOnline(booking)) {
      const due = await this.writer.open(booking, context, plan, author);
      if (author.reason) await this.letters.send(booking, plan, { ...due, reason: author.reason });
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
    const news = { changeRefundCents: refundCents, ...(author.reason ? { changeReason: author.reason } : {}) };
    await this.notifier.datesChanged({ ...changed, ...news }, author.actor);
    return false;
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

  private shown(booking: BookingRow): BookingView {
    return BookingView.of({ ...booking, nowMilliseconds: this.clock.now().epochMilliseconds });
  }
}

const isPaidOnline = ({ paymentStatus, paymentMethod, isSimulated }: ChangingBooking): boolean =>
  paymentStatus === 'paid' && paymentMethod !== 'on_arrival' && !isSimulated;
