import type { MigrationInterface, QueryRunner } from 'typeorm';
import { discardFilesOf, keepFilesOf } from '../kit/tables-with-files';

/** Tables whose rows name files of the service. */
const TABLES = ['account', 'home', 'home_media', 'neighborhood'];

export class PropertyFiles1767400040011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await discardFilesOf(runner, TABLES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await keepFilesOf(runner, TABLES);
  }
}
