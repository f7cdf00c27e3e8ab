-- Adds parts of a refund to their charge, whose CHECKs refuse more than was charged.
-- Fired by every statement that adds parts.
-- Needs: deposit_share
CREATE OR REPLACE FUNCTION refund_part_of_charge() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  UPDATE booking_charge charge SET
    refunded_change_cents = charge.refunded_change_cents + part.change,
    refunded_nights_cents = charge.refunded_nights_cents + part.nights,
    refunded_cleaning_cents = charge.refunded_cleaning_cents + part.cleaning,
    refunded_deposit_cents = charge.refunded_deposit_cents + part.deposit + part.share,
    kept_deposit_cents = CASE WHEN part.share = 0 THEN charge.kept_deposit_cents ELSE least(charge.kept_deposit_cents,
      charge.deposit_cents - charge.refunded_deposit_cents - part.deposit - part.share) END,
    refunded_cents = charge.refunded_cents + part.cents + greatest(0, least(part.outside,
      charge.nights_cents + charge.cleaning_cents + charge.deposit_cents - charge.refunded_cents - part.cents))
  FROM (
    SELECT part.reference, coalesce(sum(part.amount_cents) FILTER (WHERE part.kind = 'nights'), 0) AS nights, coalesce(sum(part.amount_cents) FILTER (WHERE part.kind = 'cleaning'), 0) AS cleaning, coalesce(sum(part.amount_cents) FILTER (WHERE part.kind = 'deposit'), 0) AS deposit, coalesce(sum(part.amount_cents) FILTER (WHERE part.kind = 'change'), 0) AS change, coalesce(sum(part.amount_cents) FILTER (WHERE part.kind = 'outside'), 0) AS outside,
      coalesce(sum(part.amount_cents) FILTER (WHERE part.kind <> 'outside'), 0) AS cents,
      coalesce(sum(deposit_share(part)) FILTER (WHERE part.kind = 'outside'), 0) AS share
    FROM refund_part part WHERE part.id IN (SELECT id FROM added) AND part.kind <> 'unplaced' GROUP BY part.reference
  ) part
  WHERE charge.reference = part.reference;
  UPDATE booking b SET deposit_kept_cents = charge.kept_deposit_cents
  FROM added JOIN booking_charge charge ON charge.reference = added.reference AND charge.number = 1
  WHERE added.kind = 'outside' AND charge.booking_id = b.id AND b.deposit_kept_cents > charge.kept_deposit_cents;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER refund_part_of_charge AFTER INSERT ON refund_part
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refund_part_of_charge();
