-- Locks a stay with waiting guests until the transaction ends.
-- Called by `lock_before_release` and `nights/night-holds.service`.
CREATE OR REPLACE FUNCTION lock_awaited_stay(of_stay integer) RETURNS void
LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM FROM stay s WHERE s.id = of_stay
    AND EXISTS (SELECT FROM setting WHERE key = 'waitlist' AND value = 'true')
    AND EXISTS (SELECT FROM waiting_entry WHERE subject = 'stay' AND subject_id = of_stay AND state = 'waiting')
  FOR NO KEY UPDATE OF s;
END
$$;
