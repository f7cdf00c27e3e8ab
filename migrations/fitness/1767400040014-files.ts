import type { MigrationInterface, QueryRunner } from 'typeorm';
import { discardFilesOf, keepFilesOf } from '../kit/tables-with-files';

/** Tables whose rows name files of the service. */
const TABLES = [
  'account',
  'exercise',
  'workout',
  'program',
  'dish',
  'badge',
  'achievement',
  'community_group',
  'community_event',
  'challenge',
  'device',
  'progress_photo',
  'post',
  'coach_message',
];

export class FitnessFiles1767400040014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await discardFilesOf(runner, TABLES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await keepFilesOf(runner, TABLES);
  }
}
