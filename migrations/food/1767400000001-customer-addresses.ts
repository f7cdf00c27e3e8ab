import type { MigrationInterface, QueryRunner } from 'typeorm';
import { spellAddresses } from '../kit/one-spelling';

export class CustomerAddresses1767400000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await spellAddresses(runner, {
      table: 'customer',
      unique: 't.deleted_at IS NULL',
      also: 'search_text = replace(search_text, $2, $3)',
    });
  }

  /** The former spellings are not kept. */
  async down(): Promise<void> {}
}
