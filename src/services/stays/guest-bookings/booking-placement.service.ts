import { Injectable } from '@nestjs/common';
import { Blocked } from '#kit/database/retrying';
import { Once } from '#idempotency/once';
import { fieldRefused } from '#kit/refusals/refusal';
import { isBefore } from '#kit/time/calendar';
import { OverdueNights } from '../bookings/overdue-nights.service';
import { NightsHelp } from '../help/nights-help.service';
import { StaysPayments } from '../payments/stays-payments.service';
import { type BookingDraft, honeypotToken } from './booking-draft';
import { BookingPreparation, type BookingRequest, type PreparedBooking } from './booking-preparation.service';
import { BookingReceipts } from './booking-receipts.service';
import { BookingStorage } from './booking-storage.service';
import { type BookingReceiptView, receiptView } from './receipt.view';

interface PlacedBooking {
  draft: BookingDraft;
  /** Null when a payment has to be opened first. */
  receipt: BookingReceiptView | null;
}

/** A hosted payment is opened after the commit, so that its webhooks find the booking. */
@Injectable()
export class BookingPlacement {
  constructor(
    private readonly once: Once,
    private readonly preparation: BookingPreparation,
    private readonly overdue: OverdueNights,
    private readonly storage: BookingStorage,
    private readonly receipts: BookingReceipts,
    private readonly payments: StaysPayments,
    private readonly help: NightsHelp,
  ) {}

  async place(request: BookingRequest): Promise<BookingReceiptView> {
    const { check_in, check_out, company } = request.body;
    if (!isBefore(check_in, check_out)) throw fieldRefused('check_out', 'day_after', { start: 'check_in' });
    return this.help.addTo(() => (company ? this.placeForBot(request) : this.placeBooking(request)));
  }

  /** With a waitlist, overdue holds end before the booking, so that waiting guests get the nights even if it is refused. */
  private async placeBooking(request: BookingRequest): Promise<BookingReceiptView> {
    const counted = { address: request.visitorAddress, limit: 'bookings', overdue: this.overdue.retry };
    const { draft, receipt } = await this.once.transaction(counted, async retries => {
      const prepared = await this.preparation.prepare(request);
      const { overdue, isWaitlistOn } = prepared;
      return overdue && isWaitlistOn && retries === 0 ? new Blocked(overdue) : this.write(prepared);
    });
    return receipt ?? this.receipts.complete(draft.reference);
  }

  /** A plausible receipt for a bot that filled in the honeypot; the booking is rolled back. */
  private placeForBot(request: BookingRequest): Promise<BookingReceiptView> {
    const { client_token, guest_email, company } = request.body;
    const counted = { address: request.visitorAddress, limit: 'bookings' };
    const work = async () => {
      const { draft, receipt } = await this.write(await this.preparation.prepare(request));
      return receipt ?? this.storage.honeypotReceipt(draft);
    };
    return this.once.run(honeypotToken(client_token, guest_email), { ...counted, honeypot: company, work });
  }

  private async write(prepared: PreparedBooking): Promise<PlacedBooking> {
    const { draft, isHosted, overdue } = prepared;
    if (overdue) await this.overdue.end(overdue);
    if (isHosted) this.payments.assertPayable(draft);
    const receipt = isHosted ? null : receiptView(draft, null);
    await this.storage.write(prepared, receipt);
    return { draft, receipt };
  }
}
