import type { PageRules } from '#kit/http/page';
import type { Type } from '@nestjs/common';
import type { Direction } from '#kit/fields/order';
import { QueryText, SortDirection, SortKey } from '#kit/fields/query-fields';
import { parameter } from '#kit/fields/query-parameter';
import { AnyJson } from '#kit/fields/shape-fields';
import { type PagedQuery, PageQuery } from '#kit/http/page-query';
import { SETTING_TYPES } from '#kit/service/service-definition';

export class SettingChangeBody {
  @AnyJson({ description: 'Value of the type of the setting.', example: 4.5 })
  value: unknown;
}

export interface SettingFilter {
  search?: string;
  category?: string;
  type?: string;
  sort?: SettingSort;
  order?: Direction;
}

const SETTING_SORTS = ['key', 'category', 'type', 'created_at', 'updated_at'] as const;
export type SettingSort = (typeof SETTING_SORTS)[number];

export type SettingsPages = Pick<PageRules, 'sizeNames' | 'belowOne'> & Partial<Pick<PageRules, 'default'>>;

export function settingListQuery(pages: SettingsPages): Type<SettingFilter & PagedQuery> {
  class SettingQuery extends PageQuery({ default: 10, max: 100, ...pages }) {
    @QueryText({ description: 'Text in the key, description, category or value' })
    search?: string;

    @QueryText({ description: 'Settings of this group, such as `site`.' })
    category?: string;

    @parameter({
      read: text => text,
      rule: 'text',
      api: { enum: [...SETTING_TYPES], description: 'Settings of this type.' },
    })
    type?: string;

    @SortKey(SETTING_SORTS)
    sort?: SettingSort;

    @SortDirection()
    order?: Direction;
  }
  return SettingQuery;
}
