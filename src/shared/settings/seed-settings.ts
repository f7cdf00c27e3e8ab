import type { Seeding } from '../seeding/seeding';
import { refusedSettingValue } from './setting-value';

/** Creates the settings that are missing. What is there is the operator's and stays as it is. */
export async function seedSettings({ definition, db }: Seeding): Promise<void> {
  for (const seed of definition.settings) {
    const refused = refusedSettingValue(seed, seed.value);
    if (refused) throw new Error(`the first value of setting '${seed.key}' breaks its own rule '${refused}'`);
  }
  await db.rows(
    `INSERT INTO setting (key, value, type, category, description, is_public)
     SELECT key, value, type, category, description, coalesce("isPublic", false)
     FROM jsonb_to_recordset($1::jsonb)
       AS seed (key text, value jsonb, type text, category text, description text, "isPublic" boolean)
     ON CONFLICT (key) DO NOTHING`,
    [JSON.stringify(definition.settings)],
  );
}
