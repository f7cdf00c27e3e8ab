-- Keeps `challenge_participation.progress` when staff change the metric or the days of a challenge.
-- Fired by such a change.
-- Needs: challenge_progress

-- Rows are locked by a statement of their own, see `count_challenge_days`.
CREATE OR REPLACE FUNCTION count_edited_challenge() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM challenge_participation p WHERE p.challenge_id = NEW.id ORDER BY p.account_id FOR NO KEY UPDATE;
  UPDATE challenge_participation p SET progress = challenge_progress(p.account_id, NEW) WHERE p.challenge_id = NEW.id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER challenge_counted AFTER UPDATE OF metric, starts_on, ends_on ON challenge FOR EACH ROW
  WHEN ((OLD.metric, OLD.starts_on, OLD.ends_on) IS DISTINCT FROM (NEW.metric, NEW.starts_on, NEW.ends_on))
  EXECUTE FUNCTION count_edited_challenge();
