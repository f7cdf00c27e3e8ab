import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { fromCents } from '#kit/money/money';
import type { PaymentStatus } from './payment.entity';
import type { PaymentEventView, PaymentView } from './payment.view';
import type { Verdict } from './payment-event.entity';

interface EventRow {
  event_id: string;
  type: string;
  verdict: Verdict;
  amount_cents: number | null;
  currency: string | null;
  received_at: string | Date;
}

interface PaymentRow {
  id: number;
  provider: string;
  session_id: string | null;
  status: PaymentStatus;
  settles: boolean;
  amount_cents: number;
  currency: string;
  refunded_cents: number;
  refund_attempts: number;
  refund_error: string | null;
  created_at: Date;
  updated_at: Date;
  events: EventRow[];
}

const PAYMENTS_OF = `
  SELECT payment.id, provider, session_id, status, settles, amount_cents, currency, refunded_cents, refund_attempts,
    refund_error, created_at, updated_at,
    coalesce((
      SELECT json_agg(json_build_object('event_id', event_id, 'type', type, 'verdict', verdict,
        'amount_cents', amount_cents, 'currency', currency, 'received_at', received_at) ORDER BY id)
      FROM payment_event WHERE payment_event.payment_id = payment.id
    ), '[]') AS events
  FROM payment WHERE reference = $1 ORDER BY payment.id`;

const UNKNOWN_EVENTS_OF = `
  SELECT event_id, type, verdict, amount_cents, currency, received_at FROM payment_event
  WHERE reference = $1 AND verdict = 'unknown' ORDER BY id`;

/** The payments of a record as staff see them. */
@Injectable()
export class PaymentRecords {
  constructor(private readonly db: Database) {}

  /** Every payment of the reference with its events, oldest first: one statement. */
  async of(reference: string): Promise<PaymentView[]> {
    return (await this.db.rows<PaymentRow>(PAYMENTS_OF, [reference])).map(paymentView);
  }

  /** Events that named the reference and none of its payments, oldest first. */
  async unknownEvents(reference: string): Promise<PaymentEventView[]> {
    return (await this.db.rows<EventRow>(UNKNOWN_EVENTS_OF, [reference])).map(eventView);
  }
}

const paymentView = ({
  amount_cents,
  refunded_cents,
  created_at,
  updated_at,
  events,
  ...row
}: PaymentRow): PaymentView => ({
  ...row,
  amount: fromCents(amount_cents),
  refunded: fromCents(refunded_cents),
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
  events: events.map(eventView),
});

const eventView = ({ amount_cents: cents, received_at: at, ...event }: EventRow): PaymentEventView => ({
  ...event,
  amount: cents === null ? null : fromCents(cents),
  received_at: new Date(at).toISOString(),
});
