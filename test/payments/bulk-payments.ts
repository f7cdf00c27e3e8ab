import type { Database } from '#kit/database/database';
import type { LocalStripe } from './local-stripe';

/** Stores paid payments that the card processor knows, too. */
export async function bulkPayments(stripe: LocalStripe, db: Database, service: string, count: number): Promise<void> {
  for (let number = 1; number <= count; number++) {
    const key = `bulk-key-${number}`;
    const metadata = { service, payment: key, reference: `BULK-${number}` };
    const { payment_intent } = stripe.addCharge(2610, 'usd', metadata);
    stripe.sessions.set(`cs_test_bulk${number}`, {
      id: `cs_test_bulk${number}`,
      object: 'checkout.session',
      status: 'complete',
      payment_status: 'paid',
      amount_total: 2610,
      currency: 'usd',
      client_reference_id: metadata.reference,
      metadata,
      payment_intent,
      url: '',
      success_url: '',
      cancel_url: '',
      expires_at: 0,
    });
  }
  const sessions = [...stripe.sessions.values()].filter(({ id }) => id.startsWith('cs_test_bulk'));
  await db.rows(
    `INSERT INTO payment (key, reference, provider, session_id, intent_id, amount_cents, currency, status, settles)
     SELECT metadata ->> 'payment', metadata ->> 'reference', 'stripe', id, payment_intent, 2610, 'USD', 'paid', true
     FROM jsonb_to_recordset($1::jsonb) AS session (id text, payment_intent text, metadata jsonb)`,
    [JSON.stringify(sessions)],
  );
}
