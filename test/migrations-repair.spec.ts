/** @own-database */
import { SERVICES } from '#host/services';
import { openDataSource } from '#kit/database/data-source';
import { migrate } from '#kit/database/migrate';

/** What the tables looked like to those who migrated before some steps were written anew. */
const PAYMENTS_OF_OLD = `
  DROP INDEX payment_intent_idx;
  CREATE UNIQUE INDEX payment_intent_key ON payment (provider, intent_id)`;
const OF_OLD: Record<string, string> = {
  food: `
    ALTER TABLE dish ALTER COLUMN is_active SET DEFAULT false;
    DROP INDEX dish_published_idx, dish_featured_idx, dish_best_seller_idx;
    ALTER TABLE customer_order ALTER COLUMN answer TYPE jsonb USING answer::jsonb;
    DROP INDEX customer_order_fulfillment_idx;
    DROP INDEX customer_recent_idx, customer_deleted_idx, customer_username_prefix_idx;
    CREATE INDEX customer_recent_idx ON customer (updated_at DESC, id DESC);
    ${PAYMENTS_OF_OLD}`,
  stays: `
    DROP INDEX stay_published_recommended_idx, review_newest_idx;
    ALTER TABLE inquiry ALTER COLUMN updated_at DROP DEFAULT;
    ALTER TABLE review ALTER COLUMN updated_at DROP DEFAULT;
    ${PAYMENTS_OF_OLD}`,
};

const STATE = `
  SELECT indexdef AS said FROM pg_indexes WHERE schemaname = current_schema()
  UNION ALL
  SELECT concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default)
  FROM information_schema.columns WHERE table_schema = current_schema()
  ORDER BY said`;

it.each(Object.entries(OF_OLD))('a database of old of %s gets what it lacks, and only once', async (name, changes) => {
  const { definition } = SERVICES.find(service => service.definition.name === name)!;
  const dataSource = await openDataSource(definition, process.env['DATABASE_URL'] ?? '', { poolSize: 2 });
  const state = () => dataSource.query<{ said: string }[]>(STATE);
  const repair = async () => {
    await dataSource.query(`DELETE FROM schema_migration WHERE name ~ 'Repair[0-9]+$'`);
    await migrate(dataSource);
  };
  try {
    const now = await state();
    await dataSource.query(changes);
    expect(await state()).not.toEqual(now);
    await repair();
    expect(await state()).toEqual(now);
    await repair();
    expect(await state()).toEqual(now);
  } finally {
    await dataSource.destroy();
  }
});
