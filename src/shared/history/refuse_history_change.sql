-- Refuses to change or delete entries of the history; only an erasure may empty the account and the reason.
-- Fired by every update and delete. Demo mode deletes entries when it empties the schema.
CREATE OR REPLACE FUNCTION refuse_history_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE'
    AND (NEW.actor_id IS NULL OR NEW.actor_id IS NOT DISTINCT FROM OLD.actor_id)
    AND (NEW.reason IS NULL OR NEW.reason IS NOT DISTINCT FROM OLD.reason)
    AND (NEW.id, NEW.subject, NEW.subject_id, NEW.at, NEW.action, NEW.before, NEW.after)
      IS NOT DISTINCT FROM (OLD.id, OLD.subject, OLD.subject_id, OLD.at, OLD.action, OLD.before, OLD.after)
  THEN RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' AND current_setting('quintet.emptied_schema', true) = TG_TABLE_SCHEMA THEN RETURN OLD;
  END IF;
  RAISE EXCEPTION 'entries of the history are only added'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'history_entry_only_added', TABLE = 'history_entry';
END
$$;

CREATE OR REPLACE TRIGGER history_entry_only_added BEFORE UPDATE OR DELETE ON history_entry
  FOR EACH ROW EXECUTE FUNCTION refuse_history_change();
