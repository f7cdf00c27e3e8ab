-- Accounts of this service; `money/books` has those of all.
INSERT INTO ledger_account (name, unit, section) VALUES
  ('delivery_fees', 'USD', 'fees'),
  ('pickup_fees', 'USD', 'fees'),
  ('points_held', 'PTS', NULL),
  ('points_issued', 'PTS', NULL),
  ('promo_discounts', 'USD', 'discounts'),
  ('reward_discounts', 'USD', 'discounts'),
  ('sales', 'USD', 'gross'),
  ('tips', 'USD', 'tips');
