import type { PaymentEvent } from './payment-event.entity';
import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import type { RowOf } from '#kit/views/view';
import { PROCESSING_UNTIL } from './payments-under-way';
import { PaymentEventView, PaymentView } from './payment.view';

const EVENTS = `coalesce((
  SELECT json_agg(json_build_object('event_id', event_id, 'type', type, 'verdict', verdict,
    'amount_cents', amount_cents, 'currency', currency, 'reason', reason, 'due_by', due_by, 'received_at', received_at)
    ORDER BY id)
  FROM payment_event WHERE payment_event.payment_id = p.id
), '[]')`;

const DISPUTES = `coalesce((
  SELECT json_agg(json_build_object('dispute_id', dispute_id, 'amount_cents', amount_cents, 'currency', currency,
    'reason', reason, 'status', status, 'due_by', due_by, 'taken_cents', taken_cents, 'opened_at', opened_at,
    'ended_at', ended_at) ORDER BY id)
  FROM payment_dispute WHERE payment_dispute.payment_id = p.id
), '[]')`;

const COLUMNS = PaymentView.columns('p', {
  status: `CASE WHEN p.status = 'opened' AND p.processing_since IS NOT NULL THEN 'processing' ELSE p.status END`,
  processing_until: PROCESSING_UNTIL,
  unread_events: `(SELECT count(*)::integer FROM payment_event event WHERE event.payment_id = p.id AND event.verdict = 'unread')`,
  events: EVENTS,
  disputes: DISPUTES,
});

const PAYMENTS_OF = `SELECT ${COLUMNS} FROM payment p WHERE reference = ANY ($1) ORDER BY p.id`;

const UNKNOWN_EVENTS_OF = `
  SELECT ${PaymentEventView.columns<PaymentEvent>('event')} FROM payment_event event
  WHERE event.reference = ANY ($1) AND event.verdict = 'unknown' ORDER BY event.id`;

@Injectable()
export class PaymentRecords {
  constructor(private readonly db: Database) {}

  async list(...references: string[]): Promise<PaymentView[]> {
    return (await this.db.rows<RowOf<typeof PaymentView>>(PAYMENTS_OF, [references])).map(PaymentView.of);
  }

  /** Events that name the references but none of their payments, oldest first. */
  async unknownEvents(...references: string[]): Promise<PaymentEventView[]> {
    const rows = await this.db.rows<RowOf<typeof PaymentEventView>>(UNKNOWN_EVENTS_OF, [references]);
    return rows.map(PaymentEventView.of);
  }
}
