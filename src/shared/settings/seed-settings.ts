import type { Configuration } from '#kit/config/configuration';
import type { SettingSeed } from '#kit/service/service-definition';
import type { Seeding } from '../seeding/seeding';
import { settingValueProblem } from './setting-value';

export const demoValue = (seed: SettingSeed): unknown => (seed.demo === undefined ? seed.value : seed.demo);

export const initialValue = (seed: SettingSeed, { demoData }: Pick<Configuration, 'demoData'>): unknown =>
  demoData ? demoValue(seed) : seed.value;

/** Inserts missing settings, with demo values if demo data is loaded. Existing values are never overwritten. */
export async function seedSettings({ definition, db, configuration }: Seeding): Promise<void> {
  for (const seed of definition.settings) {
    const refused = settingValueProblem(seed, seed.value) ?? settingValueProblem(seed, demoValue(seed));
    if (refused) throw new Error(`the initial value of setting '${seed.key}' breaks its own rule '${refused}'`);
  }
  const first = definition.settings.map(seed => ({
    ...seed,
    description: seed.description[0],
    value: initialValue(seed, configuration),
  }));
  await db.rows(
    `INSERT INTO setting (key, value, type, category, description, is_public)
     SELECT key, value, type, category, description, coalesce("isPublic", false)
     FROM jsonb_to_recordset($1::jsonb)
       AS seed (key text, value jsonb, type text, category text, description text, "isPublic" boolean)
     ON CONFLICT (key) DO NOTHING`,
    [JSON.stringify(first)],
  );
}
