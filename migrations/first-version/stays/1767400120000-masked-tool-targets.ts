import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Records of tool calls named the token of a waiting guest as the changed record. */
export class MaskedToolTargets1767400120000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE tool_call SET target = '[secret]' WHERE tool = 'bookings_leave_waitlist'`);
  }

  /** The tokens are not stored. */
  async down(): Promise<void> {}
}
