import type { MigrationInterface, QueryRunner } from 'typeorm';
import { postHistory, RECEIVED_AT, removeHistory } from '../shared/posted-history';

/** Entries of orders and points, and the company day of the ledger. */
export class OrderBooks1767400090210 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      INSERT INTO ledger_account (name, unit, section) VALUES ('sales', 'USD', 'gross'),
        ('delivery_fees', 'USD', 'fees'), ('pickup_fees', 'USD', 'fees'), ('tips', 'USD', 'tips'),
        ('promo_discounts', 'USD', 'discounts'), ('reward_discounts', 'USD', 'discounts'),
        ('points_issued', 'PTS', NULL), ('points_held', 'PTS', NULL)`);
    await createZone(runner);
    await postOrders(runner);
    await postPoints(runner);
    await postHistory(runner, [
      `SELECT posting.debit, posting.credit, posting.amount_cents, 'USD', o.order_number, NULL,
         format('order:%s:%s:1', o.id, posting.name),
         coalesce((SELECT ${RECEIVED_AT} FROM payment p WHERE p.reference = o.order_number AND p.settles), o.placed_at)
       FROM customer_order o CROSS JOIN LATERAL order_postings(o) posting
       WHERE o.payment_status = 'paid' OR o.payment_status IN ('refund_due', 'refunded')
         AND EXISTS (SELECT FROM payment p WHERE p.reference = o.order_number AND p.settles AND p.late_reason IS NULL
           AND p.status IN ('paid', 'refund_due', 'refunded'))`,
      `SELECT posting.debit, posting.credit, posting.points, 'PTS', o.order_number, entry.customer_id,
         format('reward:%s', entry.id), entry.created_at
       FROM reward_entry entry LEFT JOIN customer_order o ON o.id = entry.order_id
       CROSS JOIN LATERAL point_postings(entry) posting`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER books_zone ON kitchen`);
    await runner.query(`DROP TRIGGER post_order_insert ON customer_order`);
    await runner.query(`DROP TRIGGER post_order_update ON customer_order`);
    await runner.query(`DROP TRIGGER post_points ON reward_entry`);
    await runner.query(`DROP FUNCTION books_zone(), post_order(), order_postings(customer_order), post_points(),
      point_postings(reward_entry)`);
    await removeHistory(runner);
  }
}

/** Days of the company are those of its first kitchen. */
async function createZone(runner: QueryRunner): Promise<void> {
  await runner.query(
    `INSERT INTO books_state (zone) SELECT coalesce((SELECT time_zone FROM kitchen ORDER BY id LIMIT 1), 'UTC')`,
  );
  await runner.query(`
    CREATE FUNCTION books_zone() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
    BEGIN
      INSERT INTO books_state (zone) SELECT coalesce((SELECT time_zone FROM kitchen ORDER BY id LIMIT 1), 'UTC')
      ON CONFLICT (id) DO UPDATE SET zone = excluded.zone WHERE books_state.zone <> excluded.zone;
      RETURN NULL;
    END
    $$`);
  await runner.query(`COMMENT ON FUNCTION books_zone() IS 'writes books_state'`);
  await runner.query(`
    CREATE TRIGGER books_zone AFTER INSERT OR DELETE OR UPDATE OF time_zone ON kitchen
    FOR EACH STATEMENT EXECUTE FUNCTION books_zone()`);
}

/** An unpaid order has no entries. One that turns out never to have been paid has each entry in both directions. */
async function postOrders(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE FUNCTION order_postings(o customer_order)
    RETURNS TABLE (name text, debit text, credit text, amount_cents bigint) LANGUAGE sql IMMUTABLE AS $$
      SELECT * FROM (VALUES
        ('sales', 'receivable', 'sales', o.subtotal_cents::bigint),
        ('delivery', 'receivable', 'delivery_fees', o.delivery_fee_cents),
        ('pickup', 'receivable', 'pickup_fees', o.pickup_fee_cents),
        ('promo', 'promo_discounts', 'receivable', o.promo_discount_cents),
        ('reward', 'reward_discounts', 'receivable', o.rewards_discount_cents)
      ) AS posting (name, debit, credit, amount_cents)
      WHERE posting.amount_cents > 0
    $$`);
  await runner.query(`
    CREATE FUNCTION post_order() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
    DECLARE
      is_reversed boolean := NEW.payment_status IN ('unpaid', 'failed');
      number integer;
    BEGIN
      SELECT 1 + count(DISTINCT split_part(source, ':', 4)) INTO number FROM ledger_entry
        WHERE reference = NEW.order_number AND source LIKE 'order:%';
      INSERT INTO ledger_entry (debit, credit, amount_cents, unit, reference, source)
      SELECT CASE WHEN is_reversed THEN credit ELSE debit END, CASE WHEN is_reversed THEN debit ELSE credit END,
        amount_cents, 'USD', NEW.order_number, format('order:%s:%s:%s', NEW.id, name, number)
      FROM order_postings(NEW);
      RETURN NULL;
    END
    $$`);
  await runner.query(`COMMENT ON FUNCTION post_order() IS 'writes ledger_entry'`);
  await runner.query(`
    CREATE TRIGGER post_order_insert AFTER INSERT ON customer_order FOR EACH ROW
    WHEN (NEW.payment_status IN ('paid', 'refund_due', 'refunded')) EXECUTE FUNCTION post_order()`);
  await runner.query(`
    CREATE TRIGGER post_order_update AFTER UPDATE OF payment_status ON customer_order FOR EACH ROW
    WHEN (OLD.payment_status IN ('unpaid', 'failed') AND NEW.payment_status = 'paid'
      OR OLD.payment_status = 'paid' AND NEW.payment_status IN ('unpaid', 'failed'))
    EXECUTE FUNCTION post_order()`);
}

async function postPoints(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE FUNCTION point_postings(entry reward_entry)
    RETURNS TABLE (debit text, credit text, points bigint) LANGUAGE sql IMMUTABLE AS $$
      SELECT CASE WHEN entry.points > 0 THEN 'points_issued' ELSE 'points_held' END,
        CASE WHEN entry.points > 0 THEN 'points_held' ELSE 'points_issued' END, abs(entry.points)::bigint
      WHERE entry.points <> 0
    $$`);
  await runner.query(`
    CREATE FUNCTION post_points() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
    BEGIN
      INSERT INTO ledger_entry (debit, credit, amount_cents, unit, reference, customer_id, source)
      SELECT debit, credit, points, 'PTS', (SELECT order_number FROM customer_order WHERE id = NEW.order_id),
        NEW.customer_id, format('reward:%s', NEW.id)
      FROM point_postings(NEW);
      RETURN NULL;
    END
    $$`);
  await runner.query(`COMMENT ON FUNCTION post_points() IS 'writes ledger_entry'`);
  await runner.query(`
    CREATE TRIGGER post_points AFTER INSERT ON reward_entry FOR EACH ROW EXECUTE FUNCTION post_points()`);
}
