import type { MigrationInterface, QueryRunner } from 'typeorm';
import { discardFilesOf, keepFilesOf } from '../kit/tables-with-files';

/** Tables whose rows name files of the service. */
const TABLES = [
  'account',
  'category',
  'instructor',
  'course',
  'lesson',
  'lesson_resource',
  'student',
  'message',
  'live_session',
  'blog_post',
];

export class CoursesFiles1767400040013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await discardFilesOf(runner, TABLES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await keepFilesOf(runner, TABLES);
  }
}
