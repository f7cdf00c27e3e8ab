-- Accounts of this service; `money/books` has those of all.
INSERT INTO ledger_account (name, unit, section) VALUES
  ('accommodation', 'USD', 'gross'),
  ('cleaning', 'USD', 'fees'),
  ('deposits', 'USD', NULL),
  ('extra_guests', 'USD', 'gross'),
  ('length_discounts', 'USD', 'discounts'),
  ('retained', 'USD', NULL);
