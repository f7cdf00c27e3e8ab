import type { MigrationInterface, QueryRunner } from 'typeorm';

const PRICE = 'nights_cents + cleaning_cents';

/** Charges include the deposit of their booking. The price and the deposit are refunded separately. */
export class DepositCharges1767400092010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE booking_charge ADD COLUMN deposit_cents bigint NOT NULL DEFAULT 0,
        ADD COLUMN refunded_deposit_cents bigint NOT NULL DEFAULT 0, ADD COLUMN kept_deposit_cents bigint NOT NULL DEFAULT 0,
        ADD CONSTRAINT booking_charge_deposit CHECK (least(refunded_deposit_cents, kept_deposit_cents) >= 0
          AND refunded_deposit_cents + kept_deposit_cents <= deposit_cents)`);
    await replaceLimits(runner, 'refunded_cents - refunded_deposit_cents', '');
    await runner.query(`ALTER TABLE refund DROP CONSTRAINT refund_reason_kind_known, ADD CONSTRAINT refund_reason_kind_known
      CHECK (reason_kind IN ('requested', 'cancelled', 'second', 'late', 'outside', 'repair', 'deposit'))`);
    await replaceCharged(runner, ['length_discount_cents', 'extra_guest_cents', 'deposit_cents']);
    await replacePaidHere(runner, {
      paid: 'NEW.total_cents + NEW.deposit_cents',
      deposit: `, ('deposit', NEW.deposit_cents)`,
    });
    await createShare(runner);
    await countRefunds(runner);
    await countKept(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER booking_deposit_kept ON booking`);
    await runner.query(`DROP FUNCTION booking_deposit_kept()`);
    await countRefundsAsBefore(runner);
    await runner.query(`DROP FUNCTION deposit_share(refund_part)`);
    await replacePaidHere(runner, { paid: 'NEW.total_cents', deposit: '' });
    await replaceCharged(runner, ['length_discount_cents', 'extra_guest_cents']);
    await runner.query(`UPDATE refund SET reason_kind = 'requested' WHERE reason_kind = 'deposit'`);
    await runner.query(`ALTER TABLE refund DROP CONSTRAINT refund_reason_kind_known, ADD CONSTRAINT refund_reason_kind_known
      CHECK (reason_kind IN ('requested', 'cancelled', 'second', 'late', 'outside', 'repair'))`);
    await replaceLimits(runner, 'refunded_cents', 'NOT VALID');
    await runner.query(`
      ALTER TABLE booking_charge DROP CONSTRAINT booking_charge_deposit, DROP COLUMN deposit_cents,
        DROP COLUMN refunded_deposit_cents, DROP COLUMN kept_deposit_cents`);
  }
}

/** Existing refunds of deposits do not meet the former limits. @param refunded what of the price is refunded */
async function replaceLimits(runner: QueryRunner, refunded: string, validity: string): Promise<void> {
  await runner.query(`
    ALTER TABLE booking_charge DROP CONSTRAINT booking_charge_refunded, DROP CONSTRAINT booking_charge_retained,
      ADD CONSTRAINT booking_charge_refunded CHECK (
        refunded_nights_cents BETWEEN 0 AND nights_cents AND refunded_cleaning_cents BETWEEN 0 AND cleaning_cents
        AND refunded_nights_cents + refunded_cleaning_cents <= ${refunded} AND ${refunded} <= ${PRICE}) ${validity},
      ADD CONSTRAINT booking_charge_retained CHECK (
        retained_cents BETWEEN 0 AND ${PRICE} - (${refunded})
        AND retained_cents <= nights_cents - refunded_nights_cents) ${validity}`);
}

async function replaceCharged(runner: QueryRunner, copied: readonly string[]): Promise<void> {
  await runner.query(`
    CREATE OR REPLACE FUNCTION booking_charged() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      paid timestamptz := CASE WHEN NEW.payment_status IN ('paid', 'refund_due', 'refunded') THEN now() END;
    BEGIN
      IF TG_OP = 'INSERT' THEN
        INSERT INTO booking_charge (booking_id, reference, nights_cents, cleaning_cents, paid_at, ${copied.join(', ')})
        VALUES (NEW.id, NEW.reference, NEW.total_cents - NEW.cleaning_fee_cents, NEW.cleaning_fee_cents, paid,
          ${copied.map(column => `NEW.${column}`).join(', ')});
      ELSE
        UPDATE booking_charge SET paid_at = paid WHERE booking_id = NEW.id AND number = 1 AND paid_at IS NULL;
      END IF;
      RETURN NULL;
    END
    $$`);
}

async function replacePaidHere(
  runner: QueryRunner,
  { paid, deposit }: Record<'paid' | 'deposit', string>,
): Promise<void> {
  await runner.query(`
    CREATE OR REPLACE FUNCTION booking_paid_here() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
    BEGIN
      WITH paid AS (
        INSERT INTO payment (reference, provider, amount_cents, currency, status, settles, refunded_cents)
        VALUES (NEW.reference, CASE WHEN NEW.is_simulated THEN 'simulated' ELSE 'cash' END, ${paid}, NEW.currency,
          CASE NEW.payment_status WHEN 'refunded' THEN 'refunded' ELSE 'paid' END, true,
          CASE NEW.payment_status WHEN 'refunded' THEN ${paid} ELSE 0 END)
        RETURNING id, reference, amount_cents, refunded_cents, created_at
      ), refunded AS (
        INSERT INTO refund (payment_id, reference, amount_cents, returned_cents, reason_kind, keyed_at, status,
          asked_at, ended_at)
        SELECT id, reference, amount_cents, amount_cents, 'cancelled', created_at, 'done', created_at, created_at
        FROM paid WHERE refunded_cents > 0 RETURNING id, reference
      )
      INSERT INTO refund_part (refund_id, reference, kind, gross_cents, amount_cents)
      SELECT refunded.id, refunded.reference, part.kind, part.cents, part.cents
      FROM refunded CROSS JOIN (VALUES ('nights', NEW.total_cents - NEW.cleaning_fee_cents),
        ('cleaning', NEW.cleaning_fee_cents::bigint)${deposit}) AS part (kind, cents)
      WHERE part.cents > 0;
      RETURN NULL;
    END
    $$`);
  const isHere = `(NEW.is_simulated OR NEW.payment_method = 'on_arrival') AND ${paid} > 0`;
  await runner.query(`DROP TRIGGER booking_paid_here ON booking`);
  await runner.query(`
    CREATE TRIGGER booking_paid_here AFTER INSERT ON booking FOR EACH ROW
    WHEN (${isHere} AND NEW.payment_status IN ('paid', 'refund_due', 'refunded'))
    EXECUTE FUNCTION booking_paid_here()`);
  await runner.query(`DROP TRIGGER booking_paid_here_later ON booking`);
  await runner.query(`
    CREATE TRIGGER booking_paid_here_later AFTER UPDATE OF payment_status ON booking FOR EACH ROW
    WHEN (${isHere} AND NEW.payment_status = 'paid' AND OLD.payment_status IN ('unpaid', 'failed'))
    EXECUTE FUNCTION booking_paid_here()`);
}

/** Money that was returned outside is of the price first. What exceeds it is of the deposit. */
async function createShare(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE FUNCTION deposit_share(part refund_part) RETURNS bigint LANGUAGE sql STABLE AS $$
      SELECT coalesce((
        SELECT least(greatest(0, earlier.cents + part.amount_cents - price.cents) - excess.cents,
          greatest(0, charge.deposit_cents - earlier.deposit_cents - excess.cents))
        FROM booking_charge charge
        CROSS JOIN LATERAL (SELECT charge.nights_cents + charge.cleaning_cents AS cents) price
        CROSS JOIN LATERAL (
          SELECT coalesce(sum(other.amount_cents) FILTER (WHERE other.kind <> 'deposit'), 0) AS cents,
            coalesce(sum(other.amount_cents) FILTER (WHERE other.kind = 'deposit'), 0) AS deposit_cents
          FROM refund_part other
          WHERE other.reference = part.reference AND other.kind <> 'unplaced' AND other.id < part.id
        ) earlier
        CROSS JOIN LATERAL (SELECT greatest(0, earlier.cents - price.cents) AS cents) excess
        WHERE charge.reference = part.reference AND charge.deposit_cents > 0 AND part.kind = 'outside'
      ), 0)::bigint
    $$`);
  await runner.query(`COMMENT ON FUNCTION deposit_share(refund_part) IS 'reads booking_charge, refund_part'`);
}

/** A kept part of a deposit that was returned outside is not kept any more. */
async function countRefunds(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE OR REPLACE FUNCTION refund_part_of_charge() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
    BEGIN
      UPDATE booking_charge charge SET
        refunded_nights_cents = charge.refunded_nights_cents + part.nights,
        refunded_cleaning_cents = charge.refunded_cleaning_cents + part.cleaning,
        refunded_deposit_cents = charge.refunded_deposit_cents + part.deposit + part.share,
        kept_deposit_cents = CASE WHEN part.share = 0 THEN charge.kept_deposit_cents ELSE least(charge.kept_deposit_cents,
          charge.deposit_cents - charge.refunded_deposit_cents - part.deposit - part.share) END,
        refunded_cents = charge.refunded_cents + part.cents + greatest(0, least(part.outside,
          charge.nights_cents + charge.cleaning_cents + charge.deposit_cents - charge.refunded_cents - part.cents))
      FROM (
        SELECT part.reference, coalesce(sum(part.amount_cents) FILTER (WHERE part.kind = 'nights'), 0) AS nights,
          coalesce(sum(part.amount_cents) FILTER (WHERE part.kind = 'cleaning'), 0) AS cleaning,
          coalesce(sum(part.amount_cents) FILTER (WHERE part.kind = 'deposit'), 0) AS deposit,
          coalesce(sum(part.amount_cents) FILTER (WHERE part.kind <> 'outside'), 0) AS cents,
          coalesce(sum(part.amount_cents) FILTER (WHERE part.kind = 'outside'), 0) AS outside,
          coalesce(sum(deposit_share(part)) FILTER (WHERE part.kind = 'outside'), 0) AS share
        FROM refund_part part WHERE part.id IN (SELECT id FROM added) AND part.kind <> 'unplaced' GROUP BY part.reference
      ) part
      WHERE charge.reference = part.reference;
      UPDATE booking b SET deposit_kept_cents = charge.kept_deposit_cents
      FROM added JOIN booking_charge charge ON charge.reference = added.reference
      WHERE added.kind = 'outside' AND charge.booking_id = b.id AND b.deposit_kept_cents > charge.kept_deposit_cents;
      RETURN NULL;
    END
    $$`);
  await runner.query(`COMMENT ON FUNCTION refund_part_of_charge() IS 'writes booking_charge, booking'`);
}

async function countKept(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE FUNCTION booking_deposit_kept() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
    BEGIN
      UPDATE booking_charge SET kept_deposit_cents = NEW.deposit_kept_cents
      WHERE booking_id = NEW.id AND number = 1 AND kept_deposit_cents <> NEW.deposit_kept_cents;
      RETURN NULL;
    END
    $$`);
  await runner.query(`COMMENT ON FUNCTION booking_deposit_kept() IS 'writes booking_charge'`);
  await runner.query(`
    CREATE TRIGGER booking_deposit_kept AFTER UPDATE OF deposit_kept_cents ON booking FOR EACH ROW
    WHEN (NEW.deposit_kept_cents <> OLD.deposit_kept_cents) EXECUTE FUNCTION booking_deposit_kept()`);
}

/** As the migration of refunds creates it. */
async function countRefundsAsBefore(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE OR REPLACE FUNCTION refund_part_of_charge() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
    BEGIN
      UPDATE booking_charge charge SET
        refunded_nights_cents = charge.refunded_nights_cents + part.nights,
        refunded_cleaning_cents = charge.refunded_cleaning_cents + part.cleaning,
        refunded_cents = charge.refunded_cents + part.cents
          + greatest(0, least(part.outside,
            charge.nights_cents + charge.cleaning_cents - charge.refunded_cents - part.cents))
      FROM (
        SELECT reference, coalesce(sum(amount_cents) FILTER (WHERE kind = 'nights'), 0) AS nights,
          coalesce(sum(amount_cents) FILTER (WHERE kind = 'cleaning'), 0) AS cleaning,
          coalesce(sum(amount_cents) FILTER (WHERE kind <> 'outside'), 0) AS cents,
          coalesce(sum(amount_cents) FILTER (WHERE kind = 'outside'), 0) AS outside
        FROM added WHERE kind <> 'unplaced' GROUP BY reference
      ) part
      WHERE charge.reference = part.reference;
      RETURN NULL;
    END
    $$`);
  await runner.query(`COMMENT ON FUNCTION refund_part_of_charge() IS 'writes booking_charge'`);
}
