import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What other calendars know of bookings and blocks: an identifier, and the number and time of changes of dates. */
export class CalendarUids1767400091600 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['booking', 'block']) {
      await runner.query(`
        ALTER TABLE ${table} ADD COLUMN calendar_uid text NOT NULL DEFAULT gen_random_uuid()::text,
          ADD COLUMN calendar_sequence integer NOT NULL DEFAULT 0,
          ADD COLUMN calendar_changed_at timestamptz NOT NULL DEFAULT now(),
          ADD CONSTRAINT ${table}_calendar_uid_key UNIQUE (calendar_uid)`);
      await runner.query(`UPDATE ${table} SET calendar_changed_at = created_at`);
    }
    await runner.query(`
      CREATE FUNCTION count_calendar_change() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
      BEGIN
        UPDATE booking SET calendar_sequence = calendar_sequence + 1, calendar_changed_at = now()
          WHERE id = NEW.booking_id;
        UPDATE block SET calendar_sequence = calendar_sequence + 1, calendar_changed_at = now() WHERE id = NEW.block_id;
        RETURN NULL;
      END
      $$`);
    await runner.query(`COMMENT ON FUNCTION count_calendar_change() IS 'writes booking, block'`);
    await runner.query(`
      CREATE TRIGGER held_nights_moved AFTER UPDATE OF stay_id, from_day, to_day ON held_nights FOR EACH ROW
      WHEN ((OLD.stay_id, OLD.from_day, OLD.to_day) <> (NEW.stay_id, NEW.from_day, NEW.to_day))
      EXECUTE FUNCTION count_calendar_change()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER held_nights_moved ON held_nights`);
    await runner.query(`DROP FUNCTION count_calendar_change()`);
    for (const table of ['booking', 'block']) {
      await runner.query(
        `ALTER TABLE ${table} DROP COLUMN calendar_uid, DROP COLUMN calendar_sequence, DROP COLUMN calendar_changed_at`,
      );
    }
  }
}
