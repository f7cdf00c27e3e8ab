import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Conditions of promo codes, and their uses by orders. Triggers keep the counters, constraints refuse what is too much. */
export class PromoConditions1767400091101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE promo_code
        ADD starts_at timestamptz,
        ADD ends_at timestamptz,
        ADD max_uses integer,
        ADD max_uses_per_customer integer,
        ADD minimum_subtotal_cents integer,
        ADD first_order_only boolean NOT NULL DEFAULT false,
        ADD uses integer NOT NULL DEFAULT 0,
        ADD CONSTRAINT promo_code_period CHECK (ends_at > starts_at),
        ADD CONSTRAINT promo_code_limits CHECK (
          max_uses >= 1 AND max_uses_per_customer >= 1 AND minimum_subtotal_cents >= 0),
        ADD CONSTRAINT promo_code_not_used_up CHECK (uses >= 0 AND uses <= max_uses)`);
    await createScopes(runner);
    await createUses(runner);
    await countUses(runner);
    await giveBackUses(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER give_back_promo_use ON customer_order`);
    await runner.query(`DROP TRIGGER promo_holder_limits ON promo_code`);
    await runner.query(`DROP TRIGGER disable_promo_of_kitchen ON kitchen`);
    await runner.query(`DROP TRIGGER count_promo_use ON promo_use`);
    await runner.query(`DROP FUNCTION give_back_promo_use(), promo_holder_limits(), disable_promo_of_kitchen(),
      count_promo_use(), promo_holders(promo_use)`);
    await runner.query(`DROP TABLE promo_holder, promo_use, promo_category, promo_kitchen`);
    await runner.query(`
      ALTER TABLE promo_code DROP COLUMN starts_at, DROP COLUMN ends_at, DROP COLUMN max_uses,
        DROP COLUMN max_uses_per_customer, DROP COLUMN minimum_subtotal_cents, DROP COLUMN first_order_only,
        DROP COLUMN uses`);
  }
}

/** Without a kitchen left, a code of one kitchen would be good in all of them. */
async function createScopes(runner: QueryRunner): Promise<void> {
  for (const scope of ['kitchen', 'category']) {
    await runner.query(`
      CREATE TABLE promo_${scope} (
        promo_id integer NOT NULL
          CONSTRAINT promo_${scope}_promo_fkey REFERENCES promo_code (id) ON DELETE CASCADE,
        ${scope}_id integer NOT NULL
          CONSTRAINT promo_${scope}_${scope}_fkey REFERENCES ${scope} (id) ON DELETE CASCADE,
        CONSTRAINT promo_${scope}_pkey PRIMARY KEY (promo_id, ${scope}_id)
      )`);
    await runner.query(`CREATE INDEX promo_${scope}_${scope}_idx ON promo_${scope} (${scope}_id)`);
  }
  await runner.query(`
    CREATE FUNCTION disable_promo_of_kitchen() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
    BEGIN
      UPDATE promo_code SET is_active = false, updated_at = now() WHERE is_active AND id IN (
        SELECT promo_id FROM promo_kitchen GROUP BY promo_id HAVING every(kitchen_id = OLD.id));
      RETURN OLD;
    END
    $$`);
  await runner.query(`COMMENT ON FUNCTION disable_promo_of_kitchen() IS 'writes promo_code'`);
  await runner.query(`
    CREATE TRIGGER disable_promo_of_kitchen BEFORE DELETE ON kitchen
    FOR EACH ROW EXECUTE FUNCTION disable_promo_of_kitchen()`);
}

/** E-mail addresses are SHA-256 hashes. The one of the account is stored if the order has another one. */
async function createUses(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE promo_use (
      order_id integer NOT NULL CONSTRAINT promo_use_pkey PRIMARY KEY
        CONSTRAINT promo_use_order_fkey REFERENCES customer_order (id) ON DELETE CASCADE,
      promo_id integer NOT NULL CONSTRAINT promo_use_promo_fkey REFERENCES promo_code (id) ON DELETE CASCADE,
      customer_id integer CONSTRAINT promo_use_customer_fkey REFERENCES customer (id),
      email_hash text,
      account_email_hash text,
      is_first boolean NOT NULL DEFAULT false
    )`);
  await runner.query(`CREATE INDEX promo_use_promo_idx ON promo_use (promo_id, order_id DESC)`);
  await runner.query(`CREATE UNIQUE INDEX promo_use_first_email ON promo_use (email_hash) WHERE is_first`);
  await runner.query(`CREATE UNIQUE INDEX promo_use_first_customer ON promo_use (customer_id) WHERE is_first`);
  await runner.query(`
    CREATE TABLE promo_holder (
      promo_id integer NOT NULL CONSTRAINT promo_holder_promo_fkey REFERENCES promo_code (id) ON DELETE CASCADE,
      holder text NOT NULL,
      uses integer NOT NULL,
      uses_limit integer,
      first_uses integer NOT NULL DEFAULT 0,
      CONSTRAINT promo_holder_pkey PRIMARY KEY (promo_id, holder),
      CONSTRAINT promo_holder_not_over CHECK (uses >= 0 AND uses <= uses_limit),
      CONSTRAINT promo_holder_first CHECK (first_uses BETWEEN 0 AND 1)
    )`);
  await runner.query(`CREATE UNIQUE INDEX promo_holder_first_once ON promo_holder (holder) WHERE first_uses > 0`);
}

/** Holders are locked in one order, since uses of two codes for the first order wait for each other. */
async function countUses(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE FUNCTION promo_holders(use promo_use) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
      SELECT DISTINCT holder FROM (VALUES ('customer:' || use.customer_id), ('email:' || use.email_hash),
        ('email:' || use.account_email_hash)) AS person (holder)
      WHERE holder IS NOT NULL ORDER BY holder
    $$`);
  await runner.query(`
    CREATE FUNCTION count_promo_use() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
    DECLARE
      person_limit integer;
    BEGIN
      IF TG_OP <> 'INSERT' THEN
        UPDATE promo_code SET uses = uses - 1 WHERE id = OLD.promo_id;
        UPDATE promo_holder SET uses = uses - 1, first_uses = first_uses - OLD.is_first::integer
        WHERE promo_id = OLD.promo_id AND holder IN (SELECT promo_holders(OLD));
        DELETE FROM promo_holder
        WHERE promo_id = OLD.promo_id AND holder IN (SELECT promo_holders(OLD)) AND uses = 0;
      END IF;
      IF TG_OP <> 'DELETE' THEN
        UPDATE promo_code SET uses = uses + 1 WHERE id = NEW.promo_id RETURNING max_uses_per_customer INTO person_limit;
        INSERT INTO promo_holder (promo_id, holder, uses, uses_limit, first_uses)
        SELECT NEW.promo_id, holder, 1, person_limit, NEW.is_first::integer FROM promo_holders(NEW) AS person (holder)
        ON CONFLICT ON CONSTRAINT promo_holder_pkey DO UPDATE SET uses = promo_holder.uses + 1,
          uses_limit = excluded.uses_limit, first_uses = promo_holder.first_uses + excluded.first_uses;
      END IF;
      RETURN NULL;
    END
    $$`);
  await runner.query(`COMMENT ON FUNCTION count_promo_use() IS 'writes promo_code, promo_holder'`);
  await runner.query(`
    CREATE TRIGGER count_promo_use
    AFTER INSERT OR DELETE OR UPDATE OF promo_id, customer_id, email_hash, account_email_hash, is_first ON promo_use
    FOR EACH ROW EXECUTE FUNCTION count_promo_use()`);
  await runner.query(`
    CREATE FUNCTION promo_holder_limits() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
    BEGIN
      UPDATE promo_holder SET uses_limit = NEW.max_uses_per_customer WHERE promo_id = NEW.id;
      RETURN NULL;
    END
    $$`);
  await runner.query(`COMMENT ON FUNCTION promo_holder_limits() IS 'writes promo_holder'`);
  await runner.query(`
    CREATE TRIGGER promo_holder_limits AFTER UPDATE OF max_uses_per_customer ON promo_code FOR EACH ROW
    WHEN (NEW.max_uses_per_customer IS DISTINCT FROM OLD.max_uses_per_customer)
    EXECUTE FUNCTION promo_holder_limits()`);
}

/** A delivered order keeps its use, even if it is refunded. */
async function giveBackUses(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE FUNCTION give_back_promo_use() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
    BEGIN
      DELETE FROM promo_use WHERE order_id = NEW.id;
      RETURN NULL;
    END
    $$`);
  await runner.query(`COMMENT ON FUNCTION give_back_promo_use() IS 'writes promo_use, promo_code, promo_holder'`);
  await runner.query(`
    CREATE TRIGGER give_back_promo_use AFTER UPDATE OF status ON customer_order FOR EACH ROW
    WHEN (NEW.promo_code IS NOT NULL AND NEW.status <> OLD.status
      AND (NEW.status = 'cancelled' OR NEW.status = 'refunded' AND OLD.status <> 'delivered'))
    EXECUTE FUNCTION give_back_promo_use()`);
}
