import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Nights can also be held by a change of dates that is not paid yet, and by an offer to a waiting guest. */
export class NightHolders1767400092200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE held_nights ADD COLUMN change_id integer, ADD COLUMN offer_id integer,
        DROP CONSTRAINT held_nights_one_holder, DROP CONSTRAINT held_nights_blocks_stay,
        ADD CONSTRAINT held_nights_one_holder CHECK (
          num_nonnulls(booking_id, block_id, event_id, change_id, offer_id) = 1),
        ADD CONSTRAINT held_nights_blocks_stay CHECK (
          expires_at IS NULL OR num_nonnulls(booking_id, change_id, offer_id) = 1),
        ADD CONSTRAINT held_nights_offer_once UNIQUE (offer_id)`);
    await runner.query(`CREATE INDEX held_nights_change_idx ON held_nights (change_id) WHERE change_id IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM held_nights WHERE num_nonnulls(change_id, offer_id) > 0`);
    await runner.query(`
      ALTER TABLE held_nights DROP CONSTRAINT held_nights_one_holder, DROP CONSTRAINT held_nights_blocks_stay,
        DROP COLUMN change_id, DROP COLUMN offer_id,
        ADD CONSTRAINT held_nights_one_holder CHECK (num_nonnulls(booking_id, block_id, event_id) = 1),
        ADD CONSTRAINT held_nights_blocks_stay CHECK (booking_id IS NOT NULL OR expires_at IS NULL)`);
  }
}
