import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who waits for a place, in the order of the ids. An offer holds a place until its end. */
export class WaitingList1767400092300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE waiting_entry (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT waiting_entry_pkey PRIMARY KEY,
        subject text NOT NULL,
        subject_id integer NOT NULL,
        person_id integer NOT NULL,
        state text NOT NULL DEFAULT 'waiting',
        joined_at timestamptz NOT NULL,
        offer_until timestamptz,
        ended_at timestamptz,
        CONSTRAINT waiting_entry_state_known
          CHECK (state IN ('waiting', 'offered', 'accepted', 'declined', 'left', 'lapsed', 'closed')),
        CONSTRAINT waiting_entry_offer_ends CHECK (state <> 'offered' OR offer_until IS NOT NULL),
        CONSTRAINT waiting_entry_ended CHECK ((state IN ('waiting', 'offered')) = (ended_at IS NULL))
      )`);
    await runner.query(`
      CREATE UNIQUE INDEX waiting_entry_live_once ON waiting_entry (subject, subject_id, person_id)
      WHERE state IN ('waiting', 'offered')`);
    await runner.query(`
      CREATE INDEX waiting_entry_line_idx ON waiting_entry (subject, subject_id, id) WHERE state IN ('waiting', 'offered')`);
    await runner.query(`CREATE INDEX waiting_entry_person_idx ON waiting_entry (person_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE waiting_entry`);
  }
}
