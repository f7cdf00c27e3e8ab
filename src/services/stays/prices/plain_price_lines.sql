-- The lines of a price with one rate for all nights.
-- Called by `booking_plain_price`.
CREATE OR REPLACE FUNCTION plain_price_lines(nights integer, rate_cents integer, cleaning_cents integer) RETURNS jsonb
LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('kind', line.kind, 'label', line.label, 'quantity', line.quantity,
    'unit_price_cents', line.unit_cents, 'amount_cents', line.quantity::bigint * line.unit_cents)), '[]')
  FROM (VALUES
    ('nights', '{"en":"Nights","ar":"الليالي"}'::jsonb, nights, rate_cents),
    ('cleaning', '{"en":"Cleaning","ar":"التنظيف"}', 1, cleaning_cents)
  ) AS line (kind, label, quantity, unit_cents)
  WHERE line.quantity::bigint * line.unit_cents > 0
$$;
