import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import type { AppRequest } from '#kit/http/request';
import { clientToken, type ReplaySource, type StoredResponse } from '#idempotency/replay-source';
import { NotFound, Refusal } from '#kit/refusals/refusal';
import { Clock } from '#kit/time/clock';
import { guestCancelRefusal } from '../bookings/booking-rules';
import { type BookingRow, findBooking, storedReference } from '../bookings/booking.queries';
import { BookingView } from '../bookings/booking.view';
import { NightsHelp } from '../help/nights-help.service';
import { ChangeEvaluation, type WantedChange } from './change-evaluation.service';
import { ChangePayments } from './change-payments.service';
import type { ChangePreviewView } from './change-preview.view';
import { ChangeTransactions } from './change-transactions.service';
import { type ChangingBooking, lockChangingBooking, readChangingBooking } from './changing-booking';
import type { DateChangeBody, DateChangePreviewBody } from './date-changes.dto';
import { ChangeNotOffered } from './date-changes.refusals';
import { OpenChanges } from './open-changes.service';

interface ChangeToken {
  reference: string;
  key: string;
}

/** Changes of dates by guests. */
@Injectable()
export class DateChanges implements ReplaySource<ChangeToken> {
  readonly isOfSender = true;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly evaluation: ChangeEvaluation,
    private readonly changes: ChangeTransactions,
    private readonly help: NightsHelp,
    private readonly open: OpenChanges,
    private readonly payments: ChangePayments,
  ) {}

  /** @throws Refusal */
  async preview(row: BookingRow, body: DateChangePreviewBody): Promise<ChangePreviewView> {
    return this.help.addTo(async () => {
      const booking = await readChangingBooking(this.db, row.reference);
      if (!booking) throw NotFound();
      return this.evaluation.preview(booking, this.wantedByGuest(booking, body));
    });
  }

  token({ body, params }: AppRequest): ChangeToken | undefined {
    const key = clientToken(body);
    return key === undefined ? undefined : { reference: storedReference(String(params['reference'])) ?? '', key };
  }

  /** The booking as it is now, with the payment of an open change. */
  async find({ reference }: ChangeToken): Promise<StoredResponse> {
    return { response: this.viewOf(await this.payments.open(reference)), bodyHash: null };
  }

  /** @throws TokenUsed, Refusal */
  async change({ reference }: BookingRow, body: DateChangeBody): Promise<BookingView> {
    const changeOf = (booking: ChangingBooking) => ({
      ...this.wantedByGuest(booking, body),
      quoteToken: body.quote_token,
    });
    const author = { actor: 'guest', clientToken: body.client_token.toLowerCase() } as const;
    await this.help.addTo(() => this.changes.make(reference, changeOf, author));
    return this.viewOf(await this.payments.open(reference));
  }

  /** Withdraws an open change. @throws NotFound */
  async withdraw({ reference }: BookingRow): Promise<BookingView> {
    await this.db.transaction(async () => {
      const booking = await lockChangingBooking(this.db, reference);
      if (!booking || !(await this.open.endOf(booking.id))) throw NotFound();
    });
    const row = await findBooking(this.db, reference);
    if (!row) throw NotFound();
    return this.viewOf(row);
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

  private viewOf(booking: BookingRow): BookingView {
    return BookingView.of({ ...booking, nowMilliseconds: this.clock.now().epochMilliseconds });
  }
}
