import type { MigrationInterface, QueryRunner } from 'typeorm';
import { spellAddresses } from '../kit/one-spelling';

export class StudentAddresses1767400000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await spellAddresses(runner, {
      table: 'student',
      unique: 't.deleted_at IS NULL',
      also: 'search_text = replace(search_text, $2, $3)',
    });
  }

  /** The former spellings are not kept. */
  async down(): Promise<void> {}
}
