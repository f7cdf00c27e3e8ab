import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tellNothingOf, tellWritesOf } from '../kit/told-tables';

/** Of what anyone may read, and what is kept in memory of it. */
const TOLD = [
  'category',
  'instructor',
  'course',
  'section',
  'lesson',
  'lesson_resource',
  'review',
  'student',
  'enrollment',
  'blog_post',
];

export class CoursesWritesTold1767312500040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await tellWritesOf(runner, TOLD);
  }

  async down(runner: QueryRunner): Promise<void> {
    await tellNothingOf(runner, TOLD);
  }
}
