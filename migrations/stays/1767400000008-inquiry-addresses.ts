import type { MigrationInterface, QueryRunner } from 'typeorm';
import { spellAddresses } from '../kit/one-spelling';

export class InquiryAddresses1767400000008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await spellAddresses(runner, { table: 'inquiry' });
  }

  /** The former spellings are not kept. */
  async down(): Promise<void> {}
}
