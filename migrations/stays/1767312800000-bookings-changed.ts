import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What changed since an instant is asked for by pages that were away. */
export class BookingsChanged1767312800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX booking_changed_idx ON booking (updated_at, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX booking_changed_idx`);
  }
}
