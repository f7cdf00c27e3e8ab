import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tellNothingOf, tellWritesOf } from '../kit/told-tables';

const TOLD = ['calendar_feed'];

/** Searches by nights leave out stays whose feeds are stale, so cached searches read the feeds. */
export class CalendarFeedsTold1767400092400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await tellWritesOf(runner, TOLD);
  }

  async down(runner: QueryRunner): Promise<void> {
    await tellNothingOf(runner, TOLD);
  }
}
