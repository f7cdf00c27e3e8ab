import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tellNothingOf, tellWritesOf } from '../kit/told-tables';

/** Of what anyone may read, and what is kept in memory of it. */
const TOLD = ['destination', 'stay', 'held_nights', 'booking', 'review', 'faq_entry'];

export class StaysWritesTold1767312500030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await tellWritesOf(runner, TOLD);
  }

  async down(runner: QueryRunner): Promise<void> {
    await tellNothingOf(runner, TOLD);
  }
}
