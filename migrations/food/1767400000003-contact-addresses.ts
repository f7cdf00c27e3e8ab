import type { MigrationInterface, QueryRunner } from 'typeorm';
import { spellAddresses } from '../kit/one-spelling';

export class ContactAddresses1767400000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await spellAddresses(runner, { table: 'contact_message' });
  }

  /** The former spellings are not kept. */
  async down(): Promise<void> {}
}
