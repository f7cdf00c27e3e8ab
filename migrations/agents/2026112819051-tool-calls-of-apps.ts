import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The record of tool calls names the connected app. */
export class ToolCallsOfApps2026112819051 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE tool_call ADD COLUMN connected_app_id integer CONSTRAINT tool_call_app_fkey
        REFERENCES connected_app (id) ON DELETE SET NULL`);
    await runner.query('CREATE INDEX tool_call_app_idx ON tool_call (connected_app_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE tool_call DROP COLUMN connected_app_id');
  }
}
