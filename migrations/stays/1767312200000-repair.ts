import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Brings what earlier steps say to databases that ran them before they said it. Changes nothing elsewhere. */
export class StaysRepair1767312200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX IF NOT EXISTS stay_published_recommended_idx ON stay (
         ((coalesce(rating_average, 0) * review_count + 20) / (review_count + 5)) DESC, id DESC)
       WHERE status = 'published'`,
    );
    await runner.query(`CREATE INDEX IF NOT EXISTS review_newest_idx ON review (created_at DESC, id DESC)`);
    await runner.query(`ALTER TABLE inquiry ALTER COLUMN updated_at SET DEFAULT now()`);
    await runner.query(`ALTER TABLE review ALTER COLUMN updated_at SET DEFAULT now()`);
  }

  /** What it brought belongs to the earlier steps. */
  async down(): Promise<void> {}
}
