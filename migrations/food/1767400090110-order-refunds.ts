import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Refunds of lines and fees of orders. Triggers keep the counters of lines and orders. */
export class OrderRefunds1767400090110 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE order_line ADD refunded_quantity integer NOT NULL DEFAULT 0,
        ADD CONSTRAINT order_line_refunded CHECK (refunded_quantity BETWEEN 0 AND quantity)`);
    await runner.query(`
      ALTER TABLE customer_order ADD refunded_cents integer NOT NULL DEFAULT 0, ADD points_per_dollar integer,
        ADD CONSTRAINT customer_order_refunded CHECK (refunded_cents BETWEEN 0 AND total_cents)`);
    await runner.query(`
      ALTER TABLE reward_entry ADD refund_id integer NOT NULL DEFAULT 0,
        DROP CONSTRAINT reward_entry_once, DROP CONSTRAINT reward_entry_kind,
        ADD CONSTRAINT reward_entry_once UNIQUE (order_id, kind, refund_id),
        ADD CONSTRAINT reward_entry_kind CHECK (
          kind IN ('earned', 'redeemed', 'returned', 'revoked', 'granted', 'recovered'))`);
    await runner.query(`
      ALTER TABLE customer ADD points_debt integer NOT NULL DEFAULT 0,
        ADD CONSTRAINT customer_debt_not_negative CHECK (points_debt >= 0)`);
    // A refund outside may return money that was paid in another way before.
    await runner.query(`
      CREATE FUNCTION refund_part_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE customer_order o SET updated_at = clock_timestamp(), refunded_cents = o.refunded_cents + part.cents
          + least(part.outside_cents, o.total_cents - o.refunded_cents - part.cents)
        FROM (
          SELECT reference, coalesce(sum(amount_cents) FILTER (WHERE kind NOT IN ('unplaced', 'outside')), 0) AS cents,
            coalesce(sum(amount_cents) FILTER (WHERE kind = 'outside'), 0) AS outside_cents
          FROM added WHERE kind <> 'unplaced' GROUP BY reference
        ) part
        WHERE o.order_number = part.reference;
        UPDATE order_line l SET refunded_quantity = l.refunded_quantity + part.quantity
        FROM (
          SELECT o.id, added.position, sum(added.quantity) AS quantity
          FROM added JOIN customer_order o ON o.order_number = added.reference WHERE added.kind = 'line' GROUP BY 1, 2
        ) part
        WHERE l.order_id = part.id AND l.position = part.position;
        IF EXISTS (
          SELECT FROM added WHERE kind = 'line' AND NOT EXISTS (
            SELECT FROM customer_order o JOIN order_line l ON l.order_id = o.id
            WHERE o.order_number = added.reference AND l.position = added.position)
        ) THEN RAISE EXCEPTION 'a part of a refund is no line of its order'
          USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'refund_part_line', TABLE = 'refund_part';
        END IF;
        RETURN NULL;
      END
      $$`);
    await runner.query(`
      CREATE TRIGGER refund_part_of_order AFTER INSERT ON refund_part
      REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION refund_part_of_order()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER refund_part_of_order ON refund_part`);
    await runner.query(`DROP FUNCTION refund_part_of_order()`);
    await runner.query(`ALTER TABLE customer DROP COLUMN points_debt`);
    await runner.query(`
      DELETE FROM reward_entry entry USING reward_entry first
      WHERE first.order_id = entry.order_id AND first.kind = entry.kind AND first.refund_id < entry.refund_id
        OR entry.kind = 'recovered' AND entry.id = first.id`);
    await runner.query(`
      ALTER TABLE reward_entry DROP CONSTRAINT reward_entry_once, DROP CONSTRAINT reward_entry_kind,
        ADD CONSTRAINT reward_entry_once UNIQUE (order_id, kind),
        ADD CONSTRAINT reward_entry_kind CHECK (kind IN ('earned', 'redeemed', 'returned', 'revoked', 'granted')),
        DROP COLUMN refund_id`);
    await runner.query(`ALTER TABLE customer_order DROP COLUMN refunded_cents, DROP COLUMN points_per_dollar`);
    await runner.query(`ALTER TABLE order_line DROP COLUMN refunded_quantity`);
  }
}
