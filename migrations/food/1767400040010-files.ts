import type { MigrationInterface, QueryRunner } from 'typeorm';
import { discardFilesOf, keepFilesOf } from '../kit/tables-with-files';

/** Tables whose rows name files of the service. */
const TABLES = ['account', 'category', 'dish', 'dish_draft', 'combo_offer', 'home_section'];

export class FoodFiles1767400040010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await discardFilesOf(runner, TABLES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await keepFilesOf(runner, TABLES);
  }
}
