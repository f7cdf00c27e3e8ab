/** Preloaded by a process of a later version: what that adds to food and stays, each in the way `docs/adding-a-feature.md` names. */
import 'reflect-metadata';
import { createHash } from 'node:crypto';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '#kit/database/concurrent-index';
import { orderedRoutines } from '#shared/composition/routines';
import { queueFill } from '#jobs/fills';
import type { Fill } from '#kit/service/fill';
import type { ServiceDefinition } from '#kit/service/service-definition';
import type { SqlFile } from '#kit/service/sql-files';
import { food } from '#services/food/food';
import { stays } from '#services/stays/stays';

const MAIL_DOMAINS: Fill = {
  name: 'fill_mail_domains',
  table: 'customer_order',
  statement: `UPDATE customer_order SET mail_domain = split_part(email, '@', 2)
    WHERE id > $1 AND id <= $2 AND mail_domain IS NULL`,
};

class OrderMailDomains2026120109300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE customer_order ADD COLUMN mail_domain text');
    await queueFill(runner, MAIL_DOMAINS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE customer_order DROP COLUMN mail_domain');
  }
}

class OrderMailDomainIndex2026120109310 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, 'customer_order_mail_domain_idx', 'ON customer_order (mail_domain, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX customer_order_mail_domain_idx');
  }
}

class BookingNotes2026120109320 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE booking ADD COLUMN arrival_note text NOT NULL DEFAULT ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE booking DROP COLUMN arrival_note');
  }
}

const routine = (path: string, name: string, text: string): SqlFile => ({
  path,
  name,
  text,
  checksum: createHash('sha256').update(text).digest('hex'),
});

/** Orders of old processes get the column too. */
const SET_MAIL_DOMAIN = routine(
  'src/services/food/orders/set_mail_domain.sql',
  'set_mail_domain',
  `CREATE OR REPLACE FUNCTION set_mail_domain() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
   BEGIN
     NEW.mail_domain := split_part(NEW.email, '@', 2);
     RETURN NEW;
   END
   $$;
   CREATE OR REPLACE TRIGGER set_mail_domain BEFORE INSERT ON customer_order
     FOR EACH ROW EXECUTE FUNCTION set_mail_domain();`,
);

/** The text of a trigger of every order, with a change that does nothing. */
function edited(file: SqlFile): SqlFile {
  return routine(file.path, file.name, file.text.replace('BEGIN\n', 'BEGIN\n  -- as in the later version\n'));
}

interface Additions {
  migrations: ServiceDefinition['migrations'];
  fills?: Fill[];
  routines?: readonly SqlFile[];
}

function add({ definition }: { definition: ServiceDefinition }, additions: Additions): void {
  definition.migrations.push(...additions.migrations);
  definition.fills.push(...(additions.fills ?? []));
  if (additions.routines) definition.routines = orderedRoutines(additions.routines);
}

add(food, {
  migrations: [OrderMailDomains2026120109300, OrderMailDomainIndex2026120109310],
  fills: [MAIL_DOMAINS],
  routines: [
    ...food.definition.routines.map(file => (file.name === 'require_slot' ? edited(file) : file)),
    SET_MAIL_DOMAIN,
  ],
});
add(stays, { migrations: [BookingNotes2026120109320] });
