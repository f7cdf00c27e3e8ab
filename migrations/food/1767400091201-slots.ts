import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Scheduled orders, and the places that orders hold in the slots of kitchens with limits. */
export class Slots1767400091201 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE customer_order ADD scheduled_for timestamptz`);
    await runner.query(`CREATE INDEX customer_order_promised_idx ON customer_order (promised_at, id)`);
    await runner.query(
      `CREATE INDEX customer_order_scheduled_idx ON customer_order (updated_at DESC, id DESC) WHERE scheduled_for IS NOT NULL`,
    );
    // With the column, a filter by it reads the index alone.
    await runner.query(`DROP INDEX customer_order_recent_idx`);
    await runner.query(
      `CREATE INDEX customer_order_recent_idx ON customer_order (updated_at DESC, id DESC) INCLUDE (scheduled_for)`,
    );
    await createTables(runner);
    await countHolds(runner);
    await followOrders(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER free_slot ON customer_order`);
    await runner.query(`DROP TRIGGER require_slot ON customer_order`);
    await runner.query(`DROP TABLE slot_hold, kitchen_slot`);
    await runner.query(`DROP FUNCTION take_slot(), give_slot_back(), free_slot(), require_slot()`);
    await runner.query(`DROP INDEX customer_order_recent_idx`);
    await runner.query(`ALTER TABLE customer_order DROP COLUMN scheduled_for`);
    await runner.query(`DROP INDEX customer_order_promised_idx`);
    await runner.query(`CREATE INDEX customer_order_recent_idx ON customer_order (updated_at DESC, id DESC)`);
  }
}

async function createTables(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE kitchen_slot (
      kitchen_id integer NOT NULL CONSTRAINT kitchen_slot_kitchen_fkey REFERENCES kitchen (id) ON DELETE CASCADE,
      starts_at timestamptz NOT NULL,
      ends_at timestamptz NOT NULL,
      orders integer NOT NULL,
      orders_limit integer,
      dishes integer NOT NULL,
      dishes_limit integer,
      CONSTRAINT kitchen_slot_pkey PRIMARY KEY (kitchen_id, starts_at),
      CONSTRAINT kitchen_slot_in_order CHECK (starts_at < ends_at),
      CONSTRAINT kitchen_slot_not_negative CHECK (orders >= 0 AND dishes >= 0),
      CONSTRAINT kitchen_slot_not_oversold CHECK (
        orders <= orders_limit IS NOT FALSE AND (dishes <= dishes_limit IS NOT FALSE OR orders <= 1)),
      CONSTRAINT kitchen_slot_apart EXCLUDE USING gist (kitchen_id WITH =, tstzrange(starts_at, ends_at) WITH &&)
    )`);
  await runner.query(`
    CREATE TABLE slot_hold (
      order_id integer NOT NULL CONSTRAINT slot_hold_order_fkey REFERENCES customer_order (id) ON DELETE CASCADE,
      kitchen_id integer NOT NULL,
      starts_at timestamptz NOT NULL,
      dishes integer NOT NULL,
      CONSTRAINT slot_hold_pkey PRIMARY KEY (order_id),
      CONSTRAINT slot_hold_slot_fkey FOREIGN KEY (kitchen_id, starts_at) REFERENCES kitchen_slot (kitchen_id, starts_at)
        ON DELETE CASCADE,
      CONSTRAINT slot_hold_dishes CHECK (dishes > 0)
    )`);
  await runner.query(`CREATE INDEX slot_hold_slot_idx ON slot_hold (kitchen_id, starts_at)`);
}

/** The slot is made and taken with the limits of now, which are never less than what is taken already. */
async function countHolds(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE FUNCTION take_slot() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
    BEGIN
      INSERT INTO kitchen_slot AS slot (kitchen_id, starts_at, ends_at, orders, orders_limit, dishes, dishes_limit)
      SELECT k.id, NEW.starts_at, NEW.starts_at + k.slot_minutes * interval '1 minute', 1, k.slot_orders, NEW.dishes,
        k.slot_dishes
      FROM kitchen k WHERE k.id = NEW.kitchen_id
      ON CONFLICT (kitchen_id, starts_at) DO UPDATE SET
        orders = slot.orders + 1,
        orders_limit = CASE WHEN excluded.orders_limit IS NOT NULL THEN greatest(excluded.orders_limit, slot.orders) END,
        dishes = slot.dishes + excluded.dishes,
        dishes_limit = CASE WHEN excluded.dishes_limit IS NOT NULL THEN greatest(excluded.dishes_limit, slot.dishes) END;
      RETURN NEW;
    END
    $$`);
  await runner.query(`COMMENT ON FUNCTION take_slot() IS 'writes kitchen_slot'`);
  await runner.query(`
    CREATE FUNCTION give_slot_back() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
    BEGIN
      UPDATE kitchen_slot SET orders = orders - 1, dishes = dishes - OLD.dishes
      WHERE kitchen_id = OLD.kitchen_id AND starts_at = OLD.starts_at;
      RETURN NULL;
    END
    $$`);
  await runner.query(`COMMENT ON FUNCTION give_slot_back() IS 'writes kitchen_slot'`);
  await runner.query(`
    CREATE TRIGGER take_slot BEFORE INSERT OR UPDATE OF kitchen_id, starts_at, dishes ON slot_hold
    FOR EACH ROW EXECUTE FUNCTION take_slot()`);
  await runner.query(`
    CREATE TRIGGER give_slot_back AFTER DELETE OR UPDATE OF kitchen_id, starts_at, dishes ON slot_hold
    FOR EACH ROW EXECUTE FUNCTION give_slot_back()`);
}

async function followOrders(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE FUNCTION free_slot() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
    BEGIN
      DELETE FROM slot_hold WHERE order_id = NEW.id;
      RETURN NULL;
    END
    $$`);
  await runner.query(`COMMENT ON FUNCTION free_slot() IS 'writes slot_hold'`);
  await runner.query(`
    CREATE TRIGGER free_slot AFTER UPDATE OF status ON customer_order FOR EACH ROW
    WHEN (NEW.status = 'cancelled' AND OLD.status <> 'cancelled'
      OR NEW.status = 'refunded' AND OLD.status IN ('pending', 'confirmed', 'preparing', 'ready'))
    EXECUTE FUNCTION free_slot()`);

  // An order that read no limit is refused if one was set meanwhile: its foreign key waits for that transaction first,
  // since triggers run by name and those of keys begin with a capital.
  await runner.query(`
    CREATE FUNCTION require_slot() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
    BEGIN
      IF EXISTS (SELECT FROM kitchen WHERE id = NEW.kitchen_id AND num_nonnulls(slot_orders, slot_dishes) > 0)
        AND NOT EXISTS (SELECT FROM slot_hold WHERE order_id = NEW.id)
      THEN RAISE EXCEPTION 'an order of a kitchen with limits holds no slot'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'customer_order_holds_slot', TABLE = 'customer_order';
      END IF;
      RETURN NULL;
    END
    $$`);
  await runner.query(`COMMENT ON FUNCTION require_slot() IS 'writes nothing'`);
  await runner.query(`
    CREATE TRIGGER require_slot AFTER INSERT ON customer_order FOR EACH ROW
    WHEN (NEW.status = 'pending' AND NEW.kitchen_id IS NOT NULL) EXECUTE FUNCTION require_slot()`);
}
