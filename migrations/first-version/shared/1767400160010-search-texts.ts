import type { MigrationInterface, QueryRunner } from 'typeorm';
import { searchFold } from '../search-fold';

/** Stored texts are folded as searches are from now on: `lodz` finds `Łódź`, `kings` finds `King's`. */
export class SearchTexts1767400160010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const tables: { name: string }[] = await runner.query(
      `SELECT table_name AS name FROM information_schema.columns
       WHERE table_schema = current_schema() AND column_name = 'search_text' ORDER BY table_name`,
    );
    const fold = searchFold('search_text');
    for (const { name } of tables)
      await runner.query(`UPDATE ${name} SET search_text = ${fold} WHERE search_text <> ${fold}`);
  }

  /** The older version folds a row again when it is next written. */
  async down(): Promise<void> {}
}
