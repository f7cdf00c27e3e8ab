import type { MigrationInterface, QueryRunner } from 'typeorm';
import { spellAddresses } from '../kit/one-spelling';

export class OrderAddresses1767400000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await spellAddresses(runner, { table: 'customer_order' });
    await runner.query(`
      UPDATE customer_order o SET caller = 'guest:' || o.email
      WHERE o.caller LIKE 'guest:%' AND o.caller <> 'guest:' || o.email AND o.id = (
        SELECT t.id FROM customer_order t
        WHERE t.caller LIKE 'guest:%' AND t.email = o.email AND t.idempotency_key = o.idempotency_key
        ORDER BY t.caller = 'guest:' || t.email DESC, t.id LIMIT 1)`);
  }

  /** The former spellings are not kept. */
  async down(): Promise<void> {}
}
