-- Refuses to change or delete entries of the ledger and closed days, except when demo data empties or fills the schema.
-- Fired by every update, delete and truncate of the two tables.

-- Triggers post entries of demo data at the time of the filling, which then dates and numbers them by their records.
CREATE OR REPLACE FUNCTION ledger_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('quintet.emptied_schema', true) = TG_TABLE_SCHEMA THEN
    IF TG_OP <> 'UPDATE' THEN RETURN OLD; END IF;
    IF to_jsonb(NEW) - ARRAY['id', 'at', 'day'] = to_jsonb(OLD) - ARRAY['id', 'at', 'day'] THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'rows of % are only added', TG_TABLE_NAME
    USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_append_only', TABLE = TG_TABLE_NAME;
END
$$;

CREATE OR REPLACE TRIGGER ledger_append_only BEFORE UPDATE OR DELETE ON closed_day
  FOR EACH ROW EXECUTE FUNCTION ledger_append_only();

CREATE OR REPLACE TRIGGER ledger_not_truncated BEFORE TRUNCATE ON closed_day
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_append_only();

CREATE OR REPLACE TRIGGER ledger_append_only BEFORE UPDATE OR DELETE ON ledger_entry
  FOR EACH ROW EXECUTE FUNCTION ledger_append_only();

CREATE OR REPLACE TRIGGER ledger_not_truncated BEFORE TRUNCATE ON ledger_entry
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_append_only();
