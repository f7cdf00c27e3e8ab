-- Adds parts of a refund to their charge, whose CHECKs refuse more than was charged.
-- Fired by every statement that adds parts.
CREATE OR REPLACE FUNCTION refund_part_of_charge() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  UPDATE booking_charge charge SET
    refunded_change_cents = charge.refunded_change_cents + part.change,
    refunded_nights_cents = charge.refunded_nights_cents + part.nights,
    refunded_extra_guest_cents = charge.refunded_extra_guest_cents + part.extra_guests,
    refunded_length_discount_cents = charge.refunded_length_discount_cents + part.length_discounts,
    refunded_cleaning_cents = charge.refunded_cleaning_cents + part.cleaning,
    refunded_deposit_cents = charge.refunded_deposit_cents + part.deposit + part.deposit_outside,
    kept_deposit_cents = CASE WHEN part.deposit_outside = 0 THEN charge.kept_deposit_cents
      ELSE least(charge.kept_deposit_cents,
        charge.deposit_cents - charge.refunded_deposit_cents - part.deposit - part.deposit_outside) END,
    refunded_cents = charge.refunded_cents + part.cents + greatest(0, least(part.outside,
      charge.nights_cents + charge.cleaning_cents + charge.deposit_cents - charge.refunded_cents - part.cents))
  FROM (
    SELECT reference,
      coalesce(sum(amount_cents) FILTER (WHERE kind = 'nights'), 0) AS nights,
      coalesce(sum(amount_cents) FILTER (WHERE kind = 'cleaning'), 0) AS cleaning,
      coalesce(sum(amount_cents) FILTER (WHERE kind = 'deposit'), 0) AS deposit,
      coalesce(sum(amount_cents) FILTER (WHERE kind = 'change'), 0) AS change,
      coalesce(sum(amount_cents) FILTER (WHERE kind = 'outside'), 0) AS outside,
      coalesce(sum(amount_cents) FILTER (WHERE kind <> 'outside'), 0) AS cents,
      sum(extra_guest_cents) AS extra_guests, sum(length_discount_cents) AS length_discounts,
      sum(deposit_cents) AS deposit_outside
    FROM added WHERE kind <> 'unplaced' GROUP BY reference
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
