import type { MigrationInterface, QueryRunner } from 'typeorm';
import { spellAddresses } from '../kit/one-spelling';

export class InstructorAddresses1767400000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await spellAddresses(runner, { table: 'instructor' });
  }

  /** The former spellings are not kept. */
  async down(): Promise<void> {}
}
