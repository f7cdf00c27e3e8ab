-- Keeps `challenge_participation.progress` of some accounts, in challenges with a day from `first` to `last`.
-- Called by `count_changed_days`, and by the job that fills the column.
-- Needs: challenge_progress

-- Rows are locked by a statement of their own: the next one sees the days that were written meanwhile. The lock of the
-- account is for a participation that is being added.
CREATE OR REPLACE FUNCTION count_challenge_days(people integer[], first date, last date) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM challenge c WHERE c.starts_on <= last AND c.ends_on >= first LIMIT 1;
  IF NOT FOUND THEN RETURN; END IF;
  PERFORM FROM account a WHERE a.id = ANY (people) ORDER BY a.id FOR NO KEY UPDATE;
  PERFORM FROM challenge_participation p JOIN challenge c ON c.id = p.challenge_id
    WHERE p.account_id = ANY (people) AND c.starts_on <= last AND c.ends_on >= first
    ORDER BY p.account_id, p.challenge_id FOR NO KEY UPDATE OF p;
  IF NOT FOUND THEN RETURN; END IF;
  UPDATE challenge_participation p SET progress = challenge_progress(p.account_id, c) FROM challenge c
  WHERE c.id = p.challenge_id AND p.account_id = ANY (people) AND c.starts_on <= last AND c.ends_on >= first;
END
$$;
