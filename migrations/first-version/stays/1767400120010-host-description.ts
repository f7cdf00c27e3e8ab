import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = 'Everything but the team, its roles and the settings';
const AFTER =
  'Everything but the team, its roles and the settings; with bookings also their money: refunds, payments in cash and the comparison with processors';

/** The description of the role says that it moves money. One that staff wrote stays. */
export class HostDescription1767400120010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await describe(runner, BEFORE, AFTER);
  }

  async down(runner: QueryRunner): Promise<void> {
    await describe(runner, AFTER, BEFORE);
  }
}

async function describe(runner: QueryRunner, from: string, to: string): Promise<void> {
  await runner.query(`UPDATE role SET description = $2 WHERE name = 'Host' AND description = $1`, [from, to]);
}
