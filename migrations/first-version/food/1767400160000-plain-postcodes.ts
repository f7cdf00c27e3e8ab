import type { MigrationInterface, QueryRunner } from 'typeorm';
import { spelledCode } from '../typed-codes';

/** Postcodes are compared without dashes. */
export class PlainPostcodes1767400160000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const kitchens: { id: number; postcodes: string[] }[] = await runner.query(
      `SELECT id, delivery_postcodes AS postcodes FROM kitchen ORDER BY id`,
    );
    for (const { id, postcodes } of kitchens) {
      const plain = [...new Set(postcodes.map(code => spelledCode(code).replace(/[\s-]+/g, '')))].filter(Boolean);
      if (plain.join() === postcodes.join()) continue;
      await runner.query(`UPDATE kitchen SET delivery_postcodes = $2 WHERE id = $1`, [id, plain]);
    }
  }

  /** The dashes are not known any more; the older version finds the same codes without them. */
  async down(): Promise<void> {}
}
