-- The accounts and amounts of a paid charge of a booking.
-- Called by `post_charge` and by `stays.books`, which compares the ledger.
CREATE OR REPLACE FUNCTION charge_postings(charge booking_charge)
RETURNS TABLE (name text, debit text, credit text, amount_cents bigint)
LANGUAGE sql IMMUTABLE AS $$
  SELECT * FROM (VALUES
    ('nights', 'receivable', 'accommodation',
      charge.nights_cents + charge.length_discount_cents - charge.extra_guest_cents),
    ('extra_guests', 'receivable', 'extra_guests', charge.extra_guest_cents),
    ('length_discounts', 'length_discounts', 'receivable', charge.length_discount_cents),
    ('cleaning', 'receivable', 'cleaning', charge.cleaning_cents),
    ('retained', 'accommodation', 'retained', charge.retained_cents),
    ('deposit', 'receivable', 'deposits', charge.deposit_cents),
    ('deposit_kept', 'deposits', 'retained', charge.kept_deposit_cents)
  ) AS posting (name, debit, credit, amount_cents)
  WHERE charge.paid_at IS NOT NULL AND posting.amount_cents <> 0
$$;
