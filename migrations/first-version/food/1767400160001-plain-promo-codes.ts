import type { MigrationInterface, QueryRunner } from 'typeorm';
import { spelledCode } from '../typed-codes';

/** Promo codes are compared as they look. A code keeps its spelling where another code looks the same. */
export class PlainPromoCodes1767400160001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const codes: { id: number; code: string }[] = await runner.query(`SELECT id, code FROM promo_code ORDER BY id`);
    for (const { id, code } of codes) {
      const plain = spelledCode(code);
      if (plain === code || plain === '') continue;
      await runner.query(
        `UPDATE promo_code SET code = $2 WHERE id = $1 AND NOT EXISTS (SELECT FROM promo_code other WHERE other.code = $2)`,
        [id, plain],
      );
    }
  }

  async down(): Promise<void> {}
}
