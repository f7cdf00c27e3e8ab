import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The first version of the function could not run: its variable had the name of a column. */
export class RefundSums1767400090102 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION refund_adds_up() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
      DECLARE
        wanted integer;
      BEGIN
        IF TG_TABLE_NAME = 'refund' THEN wanted := NEW.id; ELSE wanted := NEW.refund_id; END IF;
        IF (SELECT amount_cents FROM refund WHERE id = wanted)
          IS DISTINCT FROM (SELECT sum(amount_cents) FROM refund_part WHERE refund_id = wanted)
        THEN RAISE EXCEPTION 'the parts of refund % are not its amount', wanted
          USING ERRCODE = 'check_violation', CONSTRAINT = 'refund_adds_up', TABLE = 'refund';
        END IF;
        RETURN NULL;
      END
      $$`);
    await runner.query(`COMMENT ON FUNCTION refund_adds_up() IS 'writes nothing'`);
    await runner.query(`COMMENT ON FUNCTION refund_asked_back() IS 'writes payment'`);
  }

  /** The functions go with their tables. */
  async down(): Promise<void> {}
}
