import { Injectable } from '@nestjs/common';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import { Database } from '#kit/database/database';
import type { Language } from '#kit/language/language';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition, SettingSeed, SettingType } from '#kit/service/service-definition';
import { settingValueProblem, type SettingValueOf } from './setting-value';

export type SettingTypes = Record<string, SettingType>;

export type SettingValues<Types extends SettingTypes> = { [Key in keyof Types]: SettingValueOf[Types[Key]] };

/** Reads current settings. A missing or invalid row reads as the declared initial value. */
@Injectable()
export class Settings {
  private readonly seeds: ReadonlyMap<string, SettingSeed>;

  constructor(
    private readonly db: Database,
    @InjectDefinition() definition: ServiceDefinition,
    @InjectConfiguration() private readonly configuration: Configuration,
  ) {
    this.seeds = new Map(definition.settings.map(seed => [seed.key, seed]));
  }

  /** Reads several settings in one statement: `values({ delivery_fee: 'number', site_name: 'string' })`. */
  async values<const Types extends SettingTypes>(types: Types): Promise<SettingValues<Types>> {
    const rows = await this.db.rows<{ key: string; value: unknown }>(
      'SELECT key, value FROM setting WHERE key = ANY($1)',
      [Object.keys(types)],
      { prepared: true },
    );
    return this.read(types, Object.fromEntries(rows.map(row => [row.key, row.value])));
  }

  /** As `values`, from values by key that another statement has read. */
  read<const Types extends SettingTypes>(
    types: Types,
    stored: Readonly<Record<string, unknown>>,
  ): SettingValues<Types> {
    const seeds = Object.entries(types).map(([key, type]) => this.declared(key, type));
    return Object.fromEntries(
      seeds.map(seed => [seed.key, this.usableValue(seed, stored[seed.key])]),
    ) as SettingValues<Types>;
  }

  async value<Type extends SettingType>(key: string, type: Type): Promise<SettingValueOf[Type]> {
    const values: Record<string, unknown> = await this.values({ [key]: type });
    return values[key] as SettingValueOf[Type];
  }

  /** The name under `key`; for Arabic readers the one under `<key>_ar`, unless it is empty. */
  async name(key: string, language: Language): Promise<string> {
    const names: Record<string, string> = await this.values({ [key]: 'string', [`${key}_ar`]: 'string' });
    return nameIn(language, names, key);
  }

  private usableValue(seed: SettingSeed, value: unknown): unknown {
    return settingValueProblem(seed, value, this.configuration) === undefined ? value : seed.value;
  }

  private declared(key: string, type: SettingType): SettingSeed {
    const seed = this.seeds.get(key);
    if (seed?.type !== type) throw new Error(`no setting '${key}' of type '${type}' is declared`);
    return seed;
  }
}

/** As `name`, from values that were already read. */
export const nameIn = (language: Language, names: Readonly<Record<string, unknown>>, key: string): string =>
  String((language === 'ar' && names[`${key}_ar`]) || names[key]);
