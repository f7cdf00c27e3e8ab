import { Activity } from '#services/fitness/activity/activity.entity';
import type { Seeding } from '#shared/seeding/seeding';
import { dayAgo, daysOf, instantOn, type Member } from './members';
import { members } from './people-data';
import { programs } from './programs-data';
import { randomOf } from './random';
import {
  FIRST_WEEKS,
  LOGGED_SETS,
  OUTDOORS,
  SAVED_EXERCISES,
  SAVED_WORKOUTS,
  SESSION_NOTES,
  VIEWED_EXERCISES,
} from './trained-data';

const PROGRAM = 'push-pull-legs';
/** Days ago; that day is day 1 of week 1. */
const PROGRAM_STARTED = 34;
const TRAINED_AT = 17 * 60 + 40;

/** A finished session: a copy of the workout, its sets done a little heavier each week, and the training it is. */
const SESSION = `
  WITH s AS (
    INSERT INTO workout_session (account_id, status, workout_id, workout_slug, name, source, date, started_at, ended_at,
      note, calories_kcal, created_at, updated_at)
    SELECT $1, 'finished', w.id, w.slug, w.name, $3, $4, $5, $5::timestamptz + w.duration_minutes * interval '1 minute',
      $6, w.calories_kcal, $5, $5
    FROM workout w WHERE w.slug = $2
    RETURNING id, date, started_at, ended_at, calories_kcal, workout_id
  ), x AS (
    INSERT INTO session_exercise (session_id, exercise_id, position, slug, name, muscle, equipment, image_url, reps,
      duration_seconds, rest_seconds)
    SELECT s.id, e.id, l.position, e.slug, e.name, e.muscle, e.equipment, e.image_url, l.reps, l.duration_seconds, l.rest_seconds
    FROM s JOIN workout_exercise l ON l.workout_id = s.workout_id JOIN exercise e ON e.id = l.exercise_id
    RETURNING id, position, equipment, reps
  ), done AS (
    INSERT INTO session_set (session_exercise_id, number, weight_kg, reps, rpe, logged_at)
    SELECT x.id, n,
      CASE WHEN x.reps IS NOT NULL THEN
        CASE x.equipment WHEN 'barbell' THEN 50 WHEN 'dumbbell' THEN 14 WHEN 'kettlebell' THEN 16 WHEN 'machine' THEN 45
          WHEN 'cable' THEN 30 ELSE 0 END * (1 + round($7::numeric * 8) / 40) END,
      x.reps - CASE WHEN n = l.sets AND x.position = 1 THEN 1 ELSE 0 END,
      least(9.5, 7 + n * 0.5), s.started_at + (x.position * 9 + n * 2) * interval '1 minute'
    FROM s, x JOIN workout_exercise l ON l.position = x.position, generate_series(1, l.sets) n
    WHERE l.workout_id = s.workout_id
  )
  INSERT INTO activity (account_id, slug, source, session_id, kind, date, started_at, ended_at, calories_kcal,
    average_heart_rate_bpm, created_at, updated_at)
  SELECT $1, w.kind || '-' || s.date || '-session-' || s.id, 'session', s.id, w.kind, s.date, s.started_at, s.ended_at,
    s.calories_kcal, 118, s.ended_at, s.ended_at
  FROM s JOIN workout w ON w.id = s.workout_id`;

/** The workout of a day of the program, counted from its start; undefined on a day of rest. */
function programmed(daysIn: number): string | undefined {
  const { phases } = programs.find(({ slug }) => slug === PROGRAM)!;
  const week = Math.floor(daysIn / 7);
  const weeks = phases.flatMap(phase => Array.from({ length: phase.weeks }, () => phase.days));
  return weeks[week]?.[(daysIn % 7) + 1];
}

/** Sessions of the first weeks and of the program, which the member follows now; a few were missed. */
export async function seedSessions({ db }: Seeding, member: Member): Promise<void> {
  const random = randomOf(`sessions ${member.email}`);
  for (const daysAgo of daysOf(member)) {
    const inProgram = daysAgo <= PROGRAM_STARTED;
    const dayOfWeek = member.today.subtract({ days: daysAgo }).dayOfWeek;
    const workout = inProgram ? programmed(PROGRAM_STARTED - daysAgo) : FIRST_WEEKS[dayOfWeek];
    if (!workout || daysAgo === 0 || random() < 0.12) continue;
    const note = random() < 0.3 ? SESSION_NOTES[Math.floor(random() * SESSION_NOTES.length)] : '';
    const startedAt = instantOn(member, daysAgo, TRAINED_AT + random() * 50);
    const done = 1 - daysAgo / member.days;
    const source = inProgram ? 'program' : 'suggestion';
    await db.rows(SESSION, [member.id, workout, source, dayAgo(member, daysAgo), startedAt, note, done]);
  }
  const followed = (slug: string, status: string, from: number, to: number | null) =>
    db.rows(
      `INSERT INTO program_enrollment (account_id, program_id, status, started_on, ended_on)
       SELECT $1, id, $3, $4, $5 FROM program WHERE slug = $2`,
      [member.id, slug, status, dayAgo(member, from), to === null ? null : dayAgo(member, to)],
    );
  await followed('first-eight-weeks', 'stopped', member.days - 1, PROGRAM_STARTED + 1);
  await followed(PROGRAM, 'active', PROGRAM_STARTED, null);
}

/** Members train more or less often; the days of the first one are as they are written. */
const paceOf = ({ email }: Member): number =>
  email === members[0]!.email ? 1 : 0.4 + 1.8 * randomOf(`pace ${email}`)();

/** Runs, walks and rides of the watch; a run that the phone told of as well counts once. */
export async function seedOutdoors({ db }: Seeding, member: Member, keys: { watch: string; phone: string }) {
  const random = randomOf(`outdoors ${member.email}`);
  const activities = db.of(Activity);
  const pace = paceOf(member);
  for (const { kind, everyDays, first, hour, minutes, kilometres, pulse } of OUTDOORS) {
    for (let daysAgo = first; daysAgo < member.days; daysAgo += Math.max(1, Math.round(everyDays * pace))) {
      const share = 0.85 + random() * 0.35;
      const startedAt = instantOn(member, daysAgo, hour * 60 + random() * 40);
      const date = dayAgo(member, daysAgo);
      const row = {
        accountId: member.id,
        slug: `${kind}-${date}`,
        source: keys.watch,
        externalId: `watch-${kind}-${date}`,
        kind,
        date,
        startedAt,
        endedAt: new Date(startedAt.getTime() + Math.round(minutes * share) * 60_000),
        distanceM: Math.round(kilometres * share * 1000),
        caloriesKcal: Math.round(minutes * share * (pulse - 60) * 0.115),
        averageHeartRateBpm: Math.round(pulse + random() * 8 - 4),
      };
      const { id } = await activities.save(activities.create(row));
      if (kind !== 'run' || random() > 0.3) continue;
      const twin = { ...row, slug: `${row.slug}-phone`, source: keys.phone, externalId: `phone-${kind}-${date}` };
      await activities.insert({ ...twin, averageHeartRateBpm: null, duplicateOfId: id });
    }
  }
}

/** What the member keeps at hand, looked at, and logged outside a session. */
export async function seedLibrary({ db }: Seeding, member: Member): Promise<void> {
  await db.rows(
    'INSERT INTO saved_exercise (account_id, exercise_id) SELECT $1, id FROM exercise WHERE slug = ANY ($2::text[])',
    [member.id, SAVED_EXERCISES],
  );
  await db.rows(
    'INSERT INTO saved_workout (account_id, workout_id) SELECT $1, id FROM workout WHERE slug = ANY ($2::text[])',
    [member.id, SAVED_WORKOUTS],
  );
  for (const [index, slug] of VIEWED_EXERCISES.entries())
    await db.rows(
      `INSERT INTO exercise_view (account_id, exercise_id, views, viewed_at) SELECT $1, id, $3, $4 FROM exercise WHERE slug = $2`,
      [member.id, slug, 1 + (index % 4), instantOn(member, index + 1, 20 * 60 + index)],
    );
  for (const [slug, daysAgo, sets, reps, weightKg] of LOGGED_SETS)
    await db.rows(
      `INSERT INTO logged_set (account_id, exercise_id, exercise_slug, exercise_name, date, sets, reps, weight_kg, created_at)
       SELECT $1, id, slug, name, $3, $4, $5, $6, $7 FROM exercise WHERE slug = $2`,
      [member.id, slug, dayAgo(member, daysAgo), sets, reps, weightKg, instantOn(member, daysAgo, 19 * 60)],
    );
}
