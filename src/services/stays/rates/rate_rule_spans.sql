-- Keeps the spans of a rate rule, one for each weekday that it applies to; -1 stands for every day of the week.
-- Fired when a rule is created or changed.
CREATE OR REPLACE FUNCTION rate_rule_spans() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  DELETE FROM rate_span WHERE rule_id = NEW.id;
  INSERT INTO rate_span (rule_id, weekday, stay_id, layer, from_day, to_day)
  SELECT NEW.id, weekday, NEW.stay_id, NEW.layer, NEW.from_day, NEW.to_day
  FROM unnest(CASE WHEN NEW.layer = 'weekdays' THEN NEW.weekdays ELSE '{-1}' END) weekday;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER rate_rule_spans AFTER INSERT OR UPDATE ON rate_rule
  FOR EACH ROW EXECUTE FUNCTION rate_rule_spans();
