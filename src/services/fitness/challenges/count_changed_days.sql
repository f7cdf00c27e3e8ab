-- Keeps `challenge_participation.progress` of the accounts whose days a statement writes.
-- Fired once by every statement that writes figures of days or trainings.
-- Needs: count_challenge_days
CREATE OR REPLACE FUNCTION count_changed_days() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  people integer[];
  first date;
  last date;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT account_id), min(date), max(date) INTO people, first, last FROM days_after;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT account_id), min(date), max(date) INTO people, first, last FROM days_before;
  ELSE
    SELECT array_agg(DISTINCT account_id), min(date), max(date) INTO people, first, last
    FROM (SELECT account_id, date FROM days_before UNION ALL SELECT account_id, date FROM days_after) changed;
  END IF;
  IF people IS NOT NULL THEN PERFORM count_challenge_days(people, first, last); END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER daily_metric_counted_insert AFTER INSERT ON daily_metric
  REFERENCING NEW TABLE AS days_after
  FOR EACH STATEMENT EXECUTE FUNCTION count_changed_days();

CREATE OR REPLACE TRIGGER daily_metric_counted_update AFTER UPDATE ON daily_metric
  REFERENCING OLD TABLE AS days_before NEW TABLE AS days_after
  FOR EACH STATEMENT EXECUTE FUNCTION count_changed_days();

CREATE OR REPLACE TRIGGER daily_metric_counted_delete AFTER DELETE ON daily_metric
  REFERENCING OLD TABLE AS days_before
  FOR EACH STATEMENT EXECUTE FUNCTION count_changed_days();

CREATE OR REPLACE TRIGGER activity_counted_insert AFTER INSERT ON activity
  REFERENCING NEW TABLE AS days_after
  FOR EACH STATEMENT EXECUTE FUNCTION count_changed_days();

CREATE OR REPLACE TRIGGER activity_counted_update AFTER UPDATE ON activity
  REFERENCING OLD TABLE AS days_before NEW TABLE AS days_after
  FOR EACH STATEMENT EXECUTE FUNCTION count_changed_days();

CREATE OR REPLACE TRIGGER activity_counted_delete AFTER DELETE ON activity
  REFERENCING OLD TABLE AS days_before
  FOR EACH STATEMENT EXECUTE FUNCTION count_changed_days();
