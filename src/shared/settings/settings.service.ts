import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/access/caller';
import { Database } from '#kit/database/database';
import { offsetOf, type Page } from '#kit/http/page';
import type { PagedQuery } from '#kit/http/page-query';
import { fieldRefused, NotFound } from '#kit/http/refusal';
import { searchText } from '#kit/language/search-text';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { Setting } from './setting.entity';
import type { SettingFilter } from './settings.dto';
import { refusedSettingValue } from './setting-value';
import { SettingVisibility } from './setting-visibility';

/** What staff do with settings. */
@Injectable()
export class SettingsService {
  constructor(
    private readonly db: Database,
    private readonly visibility: SettingVisibility,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {}

  /** Latest change first. There are only as many rows as the code declares, so they are filtered and cut here. */
  async list(caller: Caller, query: SettingFilter & PagedQuery): Promise<Page<Setting>> {
    const all = await this.db.of(Setting).find({
      where: await this.visibleTo(caller),
      order: { updatedAt: 'DESC', key: 'ASC' },
    });
    const found = all.filter(setting => matches(setting, query));
    const request = query.pageRequest;
    const offset = offsetOf(request);
    return { ...request, rows: found.slice(offset, offset + request.limit), total: found.length };
  }

  async get(caller: Caller, key: string): Promise<Setting> {
    const setting = await this.db.of(Setting).findOneBy({ key, ...(await this.visibleTo(caller)) });
    if (!setting) throw NotFound();
    return setting;
  }

  async change(caller: Caller, key: string, value: unknown): Promise<Setting> {
    const setting = await this.get(caller, key);
    const seed = this.definition.settings.find(declared => declared.key === key) ?? { type: setting.type };
    const refused = refusedSettingValue(seed, value);
    if (refused) throw fieldRefused('value', refused);
    await this.db.of(Setting).update({ key }, { value: value as object });
    return this.get(caller, key);
  }

  /** Readers fall back to the first value, which the next start stores again. */
  async delete(caller: Caller, key: string): Promise<void> {
    await this.get(caller, key);
    await this.db.of(Setting).delete({ key });
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

const searchable = ({ key, description, category, value }: Setting) =>
  searchText([key, key.replaceAll('_', ' '), description, category, JSON.stringify(value)].join(' '));
