import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tellNothingOf, tellWritesOf } from '../kit/told-tables';

/** Of what staff look through again and again: how many there are, and which stand on a page. */
const TOLD = ['customer_order'];

export class OrderWritesTold1767313240000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await tellWritesOf(runner, TOLD);
  }

  async down(runner: QueryRunner): Promise<void> {
    await tellNothingOf(runner, TOLD);
  }
}
