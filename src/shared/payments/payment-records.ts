import type { PaymentEvent } from './payment-event.entity';
import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import type { RowOf } from '#kit/views/view';
import { PaymentEventView, PaymentView } from './payment.view';

const EVENTS = `coalesce((
  SELECT json_agg(json_build_object('event_id', event_id, 'type', type, 'verdict', verdict,
    'amount_cents', amount_cents, 'currency', currency, 'received_at', received_at) ORDER BY id)
  FROM payment_event WHERE payment_event.payment_id = payment.id
), '[]')`;

const PAYMENTS_OF = `
  SELECT ${PaymentView.columns('payment', { events: EVENTS })} FROM payment WHERE reference = ANY ($1) ORDER BY payment.id`;

const UNKNOWN_EVENTS_OF = `
  SELECT ${PaymentEventView.columns<PaymentEvent>('event')} FROM payment_event event
  WHERE event.reference = ANY ($1) AND event.verdict = 'unknown' ORDER BY event.id`;

@Injectable()
export class PaymentRecords {
  constructor(private readonly db: Database) {}

  async list(...references: string[]): Promise<PaymentView[]> {
    return (await this.db.rows<RowOf<typeof PaymentView>>(PAYMENTS_OF, [references])).map(PaymentView.of);
  }

  /** Events that named the references and none of their payments, oldest first. */
  async unknownEvents(...references: string[]): Promise<PaymentEventView[]> {
    const rows = await this.db.rows<RowOf<typeof PaymentEventView>>(UNKNOWN_EVENTS_OF, [references]);
    return rows.map(PaymentEventView.of);
  }
}
