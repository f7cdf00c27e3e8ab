import type { MigrationInterface, QueryRunner } from 'typeorm';
import { spellAddresses } from '../kit/one-spelling';

export class BookingAddresses1767400000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await spellAddresses(runner, { table: 'booking', column: 'guest_email' });
  }

  /** The former spellings are not kept. */
  async down(): Promise<void> {}
}
