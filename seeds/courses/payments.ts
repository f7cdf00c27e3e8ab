import { coursesBooks } from '#services/courses/books/courses.books';
import type { Seeding } from '#shared/seeding/seeding';
import { datePastBooks, type EntryMoments } from '../money/past-books';

const CARD_PAYMENTS = `
  WITH charged AS MATERIALIZED (
    SELECT *, md5(gen_random_uuid()::text) AS name FROM course_order WHERE status = 'paid' AND gateway <> 'free'
  ), paid AS (
    INSERT INTO payment (reference, provider, session_id, intent_id, amount_cents, currency, status, settles, created_at,
      updated_at)
    SELECT reference, gateway, 'cs_sim_' || name, 'pi_sim_' || name, total_cents, currency, 'paid', true,
      paid_at - interval '3 minutes', paid_at
    FROM charged ORDER BY id
    RETURNING *
  ), told AS (
    INSERT INTO payment_event (provider, event_id, type, verdict, reference, payment_id, amount_cents, currency, received_at)
    SELECT provider, 'evt_' || session_id, 'paid', 'applied', reference, id, amount_cents, currency, updated_at FROM paid
  )
  INSERT INTO simulated_session (session_id, payment_key, provider, reference, amount_cents, currency, locale,
    success_url, cancel_url, status)
  SELECT session_id, key, provider, reference, amount_cents, currency, 'en', $1, $1, 'paid' FROM paid`;

const PAID_AT = '(SELECT paid_at FROM course_order WHERE reference = e.reference)';
const MOMENTS: EntryMoments = { order: PAID_AT, payment: PAID_AT };

/** What was paid for the orders, with the processor's report; the simulator knows the sessions, so that staff can refund. */
export async function seedPayments(seeding: Seeding): Promise<void> {
  const { db, configuration, definition } = seeding;
  const site = configuration.services[definition.name]?.siteUrl ?? configuration.publicUrl;
  await db.rows(CARD_PAYMENTS, [site]);
  await datePastBooks(seeding, coursesBooks, MOMENTS);
}
