import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A dish whose required option group has too few available choices cannot be ordered, whatever its switch says. */
export class OrderableOptions1767400140100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION has_required_choices(option_groups jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
        SELECT NOT EXISTS (
          SELECT FROM jsonb_array_elements(option_groups) AS option_group (value)
          WHERE (option_group.value ->> 'required')::boolean
            AND greatest(1, (option_group.value ->> 'min')::integer) > (
              SELECT count(*) FROM jsonb_array_elements(option_group.value -> 'choices') AS choice (value)
              WHERE (choice.value ->> 'isAvailable')::boolean))
      $$`);
    await runner.query(`
      ALTER TABLE dish ADD is_orderable boolean NOT NULL
        GENERATED ALWAYS AS (is_available AND has_required_choices(option_groups)) STORED`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE dish DROP COLUMN is_orderable`);
    await runner.query(`DROP FUNCTION has_required_choices(jsonb)`);
  }
}
