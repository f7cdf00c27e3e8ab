import type { MigrationInterface, QueryRunner } from 'typeorm';
import { spellAddresses } from '../kit/one-spelling';

export class LeadAddresses1767400000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await spellAddresses(runner, { table: 'lead' });
  }

  /** The former spellings are not kept. */
  async down(): Promise<void> {}
}
