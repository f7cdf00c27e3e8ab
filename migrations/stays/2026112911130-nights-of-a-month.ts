import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '#kit/database/concurrent-index';

/** The calendar reads the nights of all stays in a month. */
export class NightsOfAMonth2026112911130 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'held_nights_days_idx',
      `ON held_nights USING gist (daterange(from_day, to_day))
       INCLUDE (from_day, to_day, stay_id, booking_id, block_id, event_id, expires_at)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX held_nights_days_idx');
  }
}
