import type { MigrationInterface, QueryRunner } from 'typeorm';
import { spellAddresses } from '../kit/one-spelling';

export class AccountAddresses1767400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await spellAddresses(runner, {
      table: 'account',
      unique: 'true',
      also: 'search_text = replace(search_text, $2, $3)',
    });
  }

  /** The former spellings are not kept. */
  async down(): Promise<void> {}
}
