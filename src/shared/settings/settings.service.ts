import { InjectConfiguration } from '#kit/config/configuration.token';
import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';
import type { Configuration } from '#kit/config/configuration';
import { Database } from '#kit/database/database';
import { offsetOf, type Page } from '#kit/http/page';
import type { PagedQuery } from '#kit/http/page-query';
import { DemoProtected, fieldRefused, NotFound } from '#kit/refusals/refusal';
import { searchText } from '#kit/language/search-text';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition, SettingSeed } from '#kit/service/service-definition';
import { Setting } from './setting.entity';
import type { SettingFilter, SettingSort } from './settings.dto';
import { initialValue } from './seed-settings';
import { settingValueProblem } from './setting-value';
import { SettingVisibility } from './setting-visibility';

@Injectable()
export class SettingsService {
  constructor(
    private readonly db: Database,
    private readonly visibility: SettingVisibility,
    @InjectDefinition() private readonly definition: ServiceDefinition,
    @InjectConfiguration() private readonly configuration: Configuration,
  ) {}

  /** Sorted by latest change by default. Filters, sorts and pages in memory, since the table is small. */
  async list(caller: Caller, query: SettingFilter & PagedQuery): Promise<Page<Setting>> {
    const all = await this.db.of(Setting).find({
      where: await this.visibleTo(caller),
      order: { updatedAt: 'DESC', key: 'ASC' },
    });
    const found = sortSettings(
      all.filter(setting => matches(setting, query)),
      query,
    );
    const request = query.pageRequest;
    const offset = offsetOf(request);
    return { ...request, rows: found.slice(offset, offset + request.limit), total: found.length };
  }

  async get(caller: Caller, key: string): Promise<Setting> {
    const setting = await this.db.of(Setting).findOneBy({ key, ...(await this.visibleTo(caller)) });
    if (!setting) throw NotFound();
    return setting;
  }

  async update(caller: Caller, key: string, value: unknown): Promise<Setting> {
    const setting = await this.get(caller, key);
    this.refuseInDemo(key);
    const refused = settingValueProblem(this.declared(key) ?? { type: setting.type }, value, this.configuration);
    if (refused) throw fieldRefused('value', refused);
    await this.db.of(Setting).update({ key }, { value: value as object });
    return this.get(caller, key);
  }

  /** Resets a setting to its initial value; a setting that this version does not declare is deleted. */
  async delete(caller: Caller, key: string): Promise<void> {
    await this.get(caller, key);
    this.refuseInDemo(key);
    const seed = this.declared(key);
    if (!seed) await this.db.of(Setting).delete({ key });
    else await this.db.of(Setting).update({ key }, { value: initialValue(seed, this.configuration) as object });
  }

  private refuseInDemo(key: string): void {
    if (this.configuration.demoMode && this.declared(key)?.sendsOut) throw DemoProtected();
  }

  private declared(key: string): SettingSeed | undefined {
    return this.definition.settings.find(seed => seed.key === key);
  }

  private async visibleTo(caller: Caller): Promise<{ isPublic?: true }> {
    return (await this.visibility.onlyPublic(caller)) ? { isPublic: true } : {};
  }
}

function matches(setting: Setting, { search, category, type }: SettingFilter): boolean {
  if (category && setting.category !== category) return false;
  if (type && setting.type !== type) return false;
  return !search || searchable(setting).includes(searchText(search));
}

const SORTED_BY: Record<SettingSort, (setting: Setting) => string | number> = {
  key: ({ key }) => key,
  category: ({ category }) => category,
  type: ({ type }) => type,
  created_at: ({ createdAt }) => createdAt.getTime(),
  updated_at: ({ updatedAt }) => updatedAt.getTime(),
};

function sortSettings(settings: Setting[], { sort, order }: SettingFilter): Setting[] {
  if (!sort) return settings;
  const by = SORTED_BY[sort];
  const way = order === 'desc' ? -1 : 1;
  return settings.toSorted((one, other) => way * (compare(by(one), by(other)) || compare(one.key, other.key)));
}

const compare = (one: string | number, other: string | number) => (one < other ? -1 : one > other ? 1 : 0);

const searchable = ({ key, description, category, value }: Setting) =>
  searchText([key, key.replaceAll('_', ' '), description, category, JSON.stringify(value)].join(' '));
