-- Sets `challenge_participation.progress` of a new participation, which also counts the days before it.
-- Fired before it is added. Its account is locked, see `count_challenge_days`.
-- Needs: challenge_progress
CREATE OR REPLACE FUNCTION count_participation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT challenge_progress(NEW.account_id, c) INTO NEW.progress FROM challenge c WHERE c.id = NEW.challenge_id;
  NEW.progress := coalesce(NEW.progress, 0);
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER participation_counted BEFORE INSERT ON challenge_participation FOR EACH ROW
  EXECUTE FUNCTION count_participation();
