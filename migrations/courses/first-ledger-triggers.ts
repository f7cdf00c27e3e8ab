/**
 * Functions and triggers as they were when the ledger of courses began, so that it misses nothing until the files of
 * `money/books` and `services/courses/books` replace them.
 */
export const POSTINGS = `
  CREATE OR REPLACE FUNCTION refund_postings(part refund_part)
  RETURNS TABLE (source text, debit text, credit text, amount_cents bigint)
  LANGUAGE sql IMMUTABLE AS $$
    SELECT concat_ws(':', 'refund', part.refund_id, part.kind, part.position, posting.name),
      posting.debit, posting.credit, posting.amount_cents
    FROM (VALUES
      (NULL, CASE part.kind WHEN 'line' THEN 'sales' WHEN 'assigned' THEN 'sales' WHEN 'delivery' THEN 'delivery_fees'
          WHEN 'pickup' THEN 'pickup_fees' WHEN 'tip' THEN 'tips' WHEN 'nights' THEN 'accommodation'
          WHEN 'change' THEN 'accommodation' WHEN 'deposit' THEN 'deposits' ELSE part.kind END,
        CASE part.kind WHEN 'assigned' THEN 'outside' ELSE 'refunds_owed' END,
        part.gross_cents - part.extra_guest_cents + part.length_discount_cents - part.deposit_cents),
      ('promo', 'refunds_owed', 'promo_discounts', part.promo_cents),
      ('reward', 'refunds_owed', 'reward_discounts', part.reward_cents),
      ('extra_guests', 'extra_guests', 'refunds_owed', part.extra_guest_cents),
      ('length_discounts', 'refunds_owed', 'length_discounts', part.length_discount_cents),
      ('deposit', 'deposits', 'refunds_owed', part.deposit_cents)
    ) AS posting (name, debit, credit, amount_cents)
    WHERE posting.amount_cents > 0
  $$;
  CREATE OR REPLACE FUNCTION order_postings(o course_order)
  RETURNS TABLE (name text, debit text, credit text, amount_cents bigint)
  LANGUAGE sql IMMUTABLE AS $$
    SELECT * FROM (VALUES ('sales', 'receivable', 'sales', o.total_cents::bigint))
      AS posting (name, debit, credit, amount_cents)
    WHERE posting.amount_cents > 0
  $$;
  CREATE OR REPLACE FUNCTION withdrawal_postings(withdrawn refund)
  RETURNS TABLE (debit text, credit text, amount_cents bigint)
  LANGUAGE sql STABLE SET search_path FROM CURRENT AS $$
    SELECT posting.credit, posting.debit, sum(least(posting.amount_cents, part.unreturned_cents))::bigint
    FROM (
      SELECT stored, withdrawn.amount_cents - withdrawn.returned_cents
        - coalesce(sum(stored.amount_cents) OVER (ORDER BY id DESC ROWS UNBOUNDED PRECEDING EXCLUDE CURRENT ROW), 0)
        AS unreturned_cents
      FROM refund_part stored WHERE refund_id = withdrawn.id
    ) part CROSS JOIN LATERAL refund_postings(part.stored) posting
    WHERE part.unreturned_cents > 0 GROUP BY 1, 2
  $$`;

export const TRIGGERS = `
  CREATE OR REPLACE FUNCTION ledger_entry_day() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  DECLARE
    state books_state;
  BEGIN
    IF pg_trigger_depth() < 2 THEN
      RAISE EXCEPTION 'only triggers write entries'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entry_by_trigger', TABLE = 'ledger_entry';
    END IF;
    PERFORM pg_advisory_xact_lock_shared(hashtextextended('books ' || TG_TABLE_SCHEMA, 0));
    SELECT * INTO state FROM books_state;
    NEW.at := now();
    NEW.day := greatest((now() AT TIME ZONE coalesce(state.zone, 'UTC'))::date, state.closed_to + 1);
    RETURN NEW;
  END
  $$;

  CREATE OR REPLACE TRIGGER ledger_entry_day BEFORE INSERT ON ledger_entry
    FOR EACH ROW EXECUTE FUNCTION ledger_entry_day();

  CREATE OR REPLACE FUNCTION post_payment() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  DECLARE
    processor text := CASE NEW.provider WHEN 'cash' THEN 'cash' ELSE 'processor:' || NEW.provider END;
    was_received boolean := false;
    is_received boolean := NEW.status IN ('paid', 'refund_due', 'refunded');
    late_reason text := NEW.late_reason;
    returned bigint := NEW.refunded_cents;
    received bigint;
    outside bigint := 0;
    number integer;
  BEGIN
    IF TG_OP = 'UPDATE' THEN
      was_received := OLD.status IN ('paid', 'refund_due', 'refunded');
      returned := returned - OLD.refunded_cents;
      IF was_received THEN late_reason := OLD.late_reason; END IF;
    END IF;
    received := NEW.amount_cents * (is_received::integer - was_received::integer);
    IF received <> 0 AND late_reason IS NOT NULL THEN
      SELECT sign(received) * coalesce(sum(part.amount_cents), 0) INTO outside
      FROM refund JOIN refund_part part ON part.refund_id = refund.id
      WHERE refund.payment_id = NEW.id AND part.kind = 'outside';
    END IF;
    SELECT 1 + count(*) INTO number FROM ledger_entry
    WHERE reference = NEW.reference AND source LIKE format('payment:%s:%%', NEW.id);
    INSERT INTO ledger_account (name, unit, section) VALUES (processor, 'USD', 'money') ON CONFLICT DO NOTHING;
    INSERT INTO ledger_entry (debit, credit, amount_cents, unit, reference, source)
    SELECT CASE WHEN amount > 0 THEN debit ELSE credit END, CASE WHEN amount > 0 THEN credit ELSE debit END,
      abs(amount), 'USD', NEW.reference, format('payment:%s:%s:%s', NEW.id, name, number)
    FROM (VALUES
      ('received', processor, CASE WHEN late_reason IS NULL THEN 'receivable' ELSE 'unplaced' END, received - outside),
      ('outside', processor, 'outside', outside),
      ('returned', 'refunds_owed', processor, returned)
    ) AS posting (name, debit, credit, amount)
    WHERE amount <> 0;
    RETURN NULL;
  END
  $$;

  CREATE OR REPLACE TRIGGER post_payment_insert AFTER INSERT ON payment
    FOR EACH ROW
    WHEN (NEW.status IN ('paid', 'refund_due', 'refunded') OR NEW.refunded_cents > 0)
    EXECUTE FUNCTION post_payment();

  CREATE OR REPLACE TRIGGER post_payment_update AFTER UPDATE OF status, refunded_cents ON payment
    FOR EACH ROW
    WHEN (NEW.refunded_cents <> OLD.refunded_cents
      OR (NEW.status IN ('paid', 'refund_due', 'refunded')) <> (OLD.status IN ('paid', 'refund_due', 'refunded')))
    EXECUTE FUNCTION post_payment();

  CREATE OR REPLACE FUNCTION post_dispute() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  DECLARE
    processor text := 'processor:' || NEW.provider;
    record_reference text;
    change bigint := NEW.taken_cents;
    number integer;
  BEGIN
    IF TG_OP = 'UPDATE' THEN change := change - OLD.taken_cents; END IF;
    SELECT reference INTO record_reference FROM payment WHERE id = NEW.payment_id;
    SELECT 1 + count(*) INTO number FROM ledger_entry
    WHERE reference = record_reference AND source LIKE format('dispute:%s:%%', NEW.id);
    INSERT INTO ledger_account (name, unit, section)
    VALUES (processor, 'USD', 'money'), ('disputed', 'USD', NULL) ON CONFLICT DO NOTHING;
    INSERT INTO ledger_entry (debit, credit, amount_cents, unit, reference, source)
    VALUES (CASE WHEN change > 0 THEN 'disputed' ELSE processor END,
      CASE WHEN change > 0 THEN processor ELSE 'disputed' END, abs(change), 'USD', record_reference,
      format('dispute:%s:%s:%s', NEW.id, CASE WHEN change > 0 THEN 'taken' ELSE 'returned' END, number));
    RETURN NULL;
  END
  $$;

  CREATE OR REPLACE TRIGGER post_dispute_insert AFTER INSERT ON payment_dispute
    FOR EACH ROW
    WHEN (NEW.taken_cents > 0)
    EXECUTE FUNCTION post_dispute();

  CREATE OR REPLACE TRIGGER post_dispute_update AFTER UPDATE OF taken_cents ON payment_dispute
    FOR EACH ROW
    WHEN (NEW.taken_cents <> OLD.taken_cents)
    EXECUTE FUNCTION post_dispute();

  CREATE OR REPLACE FUNCTION post_order() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  BEGIN
    INSERT INTO ledger_entry (debit, credit, amount_cents, unit, reference, source)
    SELECT debit, credit, amount_cents, 'USD', NEW.reference, format('order:%s:%s:1', NEW.id, name)
    FROM order_postings(NEW);
    RETURN NULL;
  END
  $$;

  CREATE OR REPLACE TRIGGER post_order_insert AFTER INSERT ON course_order
    FOR EACH ROW
    WHEN (NEW.status = 'paid')
    EXECUTE FUNCTION post_order();

  CREATE OR REPLACE TRIGGER post_order_update AFTER UPDATE OF status ON course_order
    FOR EACH ROW
    WHEN (NEW.status = 'paid' AND OLD.status <> 'paid')
    EXECUTE FUNCTION post_order();`;
