import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { allOf, containsAll, hasWords, sql } from '#kit/database/sql';
import type { Page } from '#kit/http/page';
import type { AppRequest } from '#kit/http/request';
import { clientToken, type ReplaySource, type StoredResponse, TokenUsed } from '#idempotency/replay-source';
import { fieldRefused, NotFound } from '#kit/refusals/refusal';
import { DomainEvents } from '#kit/service/domain-events';
import { sumOfParts } from '#money/payments/refund-parts';
import { Refund } from '#money/refunds/refund.entity';
import { matchesFilter, matchesText, RefundQueries } from '#money/refunds/refund-queries';
import type { RefundView } from '#money/refunds/refund.view';
import { RefundRows } from '#money/refunds/refund-rows';
import { BookingChanged } from '../bookings/booking.events';
import { bookingReferenceOf } from '../bookings/booking-references';
import { storedReference } from '../bookings/booking.queries';
import { RefundableBookings } from '../bookings/refundable-bookings';
import { BookingTransitions } from '../bookings/booking-transitions.service';
import { BookingsStaffService } from '../bookings-staff/bookings-staff.service';
import type { ManagedBookingDetailView } from '../bookings-staff/managed-booking.view';
import { CompanyTime } from '../nights/company-time';
import { SimulatedReturns } from '../payments/simulated-returns.service';
import type { BookingRefundBody, BookingRefundPreviewBody, RefundListQuery } from './booking-refunds.dto';
import { RefundPreviewView } from './booking-refunds.view';
import { BookingRefundLetters } from './refund-letters.service';
import { partsOf, planRefund } from './refund-plan';

interface RefundToken {
  reference: string;
  accountId: number | undefined;
  key: string;
}

/** Refunds of parts of paid bookings by staff. The status of the booking stays. */
@Injectable()
export class BookingRefunds implements ReplaySource<RefundToken> {
  readonly isOfSender = true;

  constructor(
    private readonly db: Database,
    private readonly transitions: BookingTransitions,
    private readonly events: DomainEvents,
    private readonly refundable: RefundableBookings,
    private readonly rows: RefundRows,
    private readonly returns: SimulatedReturns,
    private readonly bookings: BookingsStaffService,
    private readonly queries: RefundQueries,
    private readonly time: CompanyTime,
    private readonly letters: BookingRefundLetters,
  ) {}

  async updateBooking({ reference }: { reference: string }): Promise<void> {
    await this.events.raise(BookingChanged, { reference: bookingReferenceOf(reference) });
  }

  /** @throws NotFound, ValidationFailed, NotRefundable, RefundTooLarge */
  async preview(sent: string, body: BookingRefundPreviewBody): Promise<RefundPreviewView> {
    assertEachKindOnce(body);
    const charges = await this.refundable.charges(storedReference(sent) ?? '');
    if (charges.length === 0) throw NotFound();
    const parts = partsOf(planRefund(body, charges));
    return RefundPreviewView.of({ parts, amountCents: sumOfParts(parts) });
  }

  token({ body, caller, params }: AppRequest): RefundToken | undefined {
    const key = clientToken(body);
    return key === undefined ? undefined : { reference: String(params['reference']), accountId: caller?.id, key };
  }

  /** The response is the booking as it is now. */
  async find({ reference }: RefundToken): Promise<StoredResponse> {
    return { response: await this.bookings.get(reference), bodyHash: null };
  }

  /** @throws TokenUsed, NotFound, ValidationFailed, NotRefundable, RefundTooLarge */
  async create(sent: string, body: BookingRefundBody, accountId: number): Promise<ManagedBookingDetailView> {
    assertEachKindOnce(body);
    const { reason, client_token: key } = body;
    await this.db.transaction(async () => {
      const locked = await this.transitions.lock(sent);
      if (!locked) throw NotFound();
      if (await this.db.of(Refund).existsBy({ askedBy: accountId, clientToken: key })) throw new TokenUsed();
      const refunds = planRefund(body, await this.refundable.charges(locked.reference));
      for (const [index, { payment, parts }] of refunds.entries()) {
        // Tokens are unique, so only the first refund has it.
        const token = index === 0 ? key : undefined;
        await this.rows.add({
          payment,
          reasonKind: 'requested',
          reason,
          askedBy: accountId,
          clientToken: token,
          parts,
        });
      }
      await this.letters.send(locked, partsOf(refunds));
      if (locked.isSimulated) for (const { payment } of refunds) await this.returns.report(payment.reference);
      await this.events.raise(BookingChanged, { reference: locked.reference });
    });
    return this.bookings.get(sent);
  }

  /** Newest first. */
  async list({ q, pageRequest, ...filter }: RefundListQuery): Promise<Page<RefundView>> {
    const { zone } = await this.time.moment();
    const isSearch = hasWords(q);
    const words = allOf(containsAll('b.search_text', q));
    const isOfBooking =
      isSearch &&
      matchesText(
        column => containsAll(column, q),
        sql`(EXISTS (SELECT FROM booking b WHERE b.reference = r.reference AND ${words})
          OR EXISTS (
            SELECT FROM booking_change change JOIN booking b ON b.id = change.booking_id
            WHERE change.reference = r.reference AND ${words}))`,
      );
    return this.queries.page([...matchesFilter(filter, zone), isOfBooking], pageRequest, isSearch);
  }
}

function assertEachKindOnce({ parts, amount }: BookingRefundPreviewBody): void {
  if (!parts && amount === undefined) throw fieldRefused('parts', 'required');
  if (parts && new Set(parts.map(({ kind }) => kind)).size < parts.length) throw fieldRefused('parts', 'refund_kinds');
}
