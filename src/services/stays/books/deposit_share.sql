-- The share of a deposit in money that was refunded at the processor: what exceeds the price.
-- Called by `refund_postings` and `refund_part_of_charge`.
CREATE OR REPLACE FUNCTION deposit_share(part refund_part) RETURNS bigint LANGUAGE sql STABLE AS $$
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
$$;
