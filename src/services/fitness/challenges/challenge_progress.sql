-- What an account reached for the metric of a challenge within its days.
-- Called by `count_challenge_days`, `count_edited_challenge` and `count_participation`.

-- The rules of a day are those of `dayMetrics`: an own entry counts before that of a device, figures of the day and
-- trainings are never summed, and a training past midnight counts with the minutes of one day at most.
CREATE OR REPLACE FUNCTION challenge_progress(person integer, challenge challenge) RETURNS numeric
LANGUAGE sql STABLE SET search_path FROM CURRENT AS $$
  SELECT coalesce(sum(CASE challenge.metric
    WHEN 'steps' THEN coalesce(recorded.entered_steps, recorded.steps)
    WHEN 'distance_m' THEN coalesce(recorded.entered_distance_m, greatest(recorded.distance_m, trained.distance_m))
    WHEN 'active_minutes' THEN
      coalesce(recorded.entered_active_minutes, greatest(recorded.active_minutes, trained.active_minutes))
    WHEN 'calories_kcal' THEN
      coalesce(recorded.entered_calories_kcal, greatest(recorded.calories_kcal, trained.calories_kcal))
    ELSE trained.workouts END), 0)
  FROM (
    SELECT m.date, max(m.steps) AS steps, max(m.distance_m) AS distance_m, max(m.active_minutes) AS active_minutes,
      max(m.calories_kcal) AS calories_kcal,
      max(m.steps) FILTER (WHERE m.source = 'manual') AS entered_steps,
      max(m.distance_m) FILTER (WHERE m.source = 'manual') AS entered_distance_m,
      max(m.active_minutes) FILTER (WHERE m.source = 'manual') AS entered_active_minutes,
      max(m.calories_kcal) FILTER (WHERE m.source = 'manual') AS entered_calories_kcal
    FROM daily_metric m
    WHERE m.account_id = person AND m.date BETWEEN challenge.starts_on AND challenge.ends_on GROUP BY m.date
  ) recorded
  FULL JOIN (
    SELECT a.date, count(*) AS workouts, sum(a.calories_kcal) AS calories_kcal, sum(a.distance_m) AS distance_m,
      least(round(sum(extract(epoch FROM a.ended_at - a.started_at)) / 60), 1440)::integer AS active_minutes
    FROM activity a
    WHERE a.account_id = person AND a.date BETWEEN challenge.starts_on AND challenge.ends_on
      AND a.duplicate_of_id IS NULL
    GROUP BY a.date
  ) trained USING (date)
$$;
