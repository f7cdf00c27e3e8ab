import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '#kit/database/concurrent-index';

/** Finds parts of a phone number, as it is written or in its digits. */
export class CustomerPhones2026112919020 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const phones = `coalesce(phone, '') || ' ' || regexp_replace(coalesce(phone, ''), '\\D', '', 'g')`;
    await createIndexConcurrently(
      runner,
      'customer_phone_idx',
      `ON customer USING gin ((${phones}) public.gin_trgm_ops)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX customer_phone_idx');
  }
}
