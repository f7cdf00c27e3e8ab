import type { MigrationInterface, QueryRunner } from 'typeorm';

const LOGGED = `
  SELECT max(t.logged_at) FROM session_exercise x JOIN session_set t ON t.session_exercise_id = x.id
  WHERE x.session_id = s.id`;
const WITHOUT_SETS = `SELECT s.id FROM workout_session s WHERE s.status = 'finished' AND (${LOGGED}) IS NULL`;
const TOO_LONG = `
  SELECT s.id FROM workout_session s WHERE s.status = 'finished' AND s.ended_at > s.started_at + interval '24 hours'`;

/** A duplicate that lost the training it was a duplicate of: counted again, unless another source has it. */
const JUDGE = `
  UPDATE activity a SET duplicate_of_id = (
    SELECT other.id FROM activity other
    WHERE other.account_id = a.account_id AND other.source <> a.source AND other.duplicate_of_id IS NULL
      AND other.started_at < a.ended_at AND a.started_at < other.ended_at
      AND NOT (other.id = ANY ($2::integer[]) AND other.id > a.id)
    ORDER BY coalesce(array_position(ARRAY['manual', 'session'], other.source), 3), other.id LIMIT 1)
  WHERE a.id = $1`;

/**
 * Sessions left open for days had become trainings of days, and sessions without a set had become trainings. The first end
 * with their last set, within 24 hours; the second are no trainings. Achievements earned meanwhile stay.
 */
export class ForgottenSessions1767400020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const duplicates: Array<{ id: number }> = await runner.query(`
      SELECT a.id FROM activity a JOIN activity counted ON counted.id = a.duplicate_of_id
      WHERE counted.session_id IN (${WITHOUT_SETS} UNION ${TOO_LONG}) ORDER BY a.id`);
    await runner.query(`UPDATE assignment SET session_id = NULL WHERE session_id IN (${WITHOUT_SETS})`);
    await runner.query(`DELETE FROM activity WHERE session_id IN (${WITHOUT_SETS})`);
    await runner.query(`
      UPDATE workout_session s SET calories_kcal = 0 WHERE s.calories_kcal > 0 AND s.id IN (${WITHOUT_SETS})`);
    await runner.query(`
      UPDATE workout_session s
      SET ended_at = greatest(s.started_at, least((${LOGGED}), s.started_at + interval '24 hours'))
      WHERE s.id IN (${TOO_LONG}) AND (${LOGGED}) IS NOT NULL`);
    await runner.query(`UPDATE workout_session s SET ended_at = s.started_at WHERE s.id IN (${TOO_LONG})`);
    await runner.query(`
      UPDATE activity a SET ended_at = s.ended_at FROM workout_session s
      WHERE s.id = a.session_id AND s.ended_at < a.ended_at`);
    const ids = duplicates.map(({ id }) => id);
    await runner.query(`UPDATE activity SET duplicate_of_id = NULL WHERE id = ANY ($1::integer[])`, [ids]);
    for (const id of ids) await runner.query(JUDGE, [id, ids]);
    await runner.query(`
      ALTER TABLE workout_session ADD CONSTRAINT workout_session_a_day_at_most
      CHECK (status <> 'finished' OR ended_at - started_at <= interval '24 hours')`);
  }

  /** The repaired rows stay repaired. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE workout_session DROP CONSTRAINT workout_session_a_day_at_most`);
  }
}
