import { ApiQuery } from '@nestjs/swagger';
import { applyDecorators } from '@nestjs/common';
import { searchWords } from '#kit/language/search-text';

export const DISH_SORTS = ['popularity', 'price_asc', 'price_desc', 'name'] as const;
/** Without one of these, what was changed last comes first. */
export type DishSort = (typeof DISH_SORTS)[number];

/** What the public sees, what staff see as well, and what is archived. */
export type DishScope = 'public' | 'staff' | 'archived';

export interface DishFilter {
  scope: DishScope;
  /** Folded words that must all occur. */
  words?: readonly string[];
  /** Slug of a category; dishes of the categories below it count as its own. */
  category?: string;
  /** Tags a dish must all have. */
  dietary?: readonly string[];
  available?: boolean;
  featured?: boolean;
  sort?: DishSort;
}

const MOST_WORDS = 10;
const LONGEST_SEARCH = 200;

/** Reads the query of a dish list leniently: what is unknown or cannot be read is left out. */
export function readDishFilter(query: Record<string, unknown>, scope: DishScope): DishFilter {
  return {
    scope,
    words: wordsOf(textOf(query['q'])),
    category: textOf(query['category']) || undefined,
    dietary: textOf(query['dietary'])
      .split(',')
      .map(tag => tag.trim())
      .filter(Boolean),
    available: flagOf(query['available']),
    sort: DISH_SORTS.find(sort => sort === query['sort']),
  };
}

/** The query parameters of a dish list, for the API description. */
export const DishListQuery = () =>
  applyDecorators(
    ApiQuery({ name: 'q', required: false, description: 'In name, description or ingredients, either language.' }),
    ApiQuery({ name: 'category', required: false, description: 'Slug; includes the categories below it.' }),
    ApiQuery({ name: 'dietary', required: false, description: 'Tags joined by commas; a dish has them all.' }),
    ApiQuery({
      name: 'available',
      required: false,
      type: Boolean,
      description: 'Only dishes that can, or cannot, be ordered now.',
    }),
    ApiQuery({ name: 'sort', required: false, enum: DISH_SORTS, description: 'Latest change first when left out.' }),
    DishPageQuery(),
  );

export const DishPageQuery = () =>
  applyDecorators(
    ApiQuery({ name: 'page', required: false, type: Number }),
    ApiQuery({ name: 'limit', required: false, type: Number, description: '12 when left out, at most 100.' }),
    ApiQuery({ name: 'page_count', required: false, type: Number, description: 'The same as `limit`.' }),
  );

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll('\u0000', '').trim() : '';
}

function wordsOf(text: string): string[] {
  return searchWords(text.slice(0, LONGEST_SEARCH)).slice(0, MOST_WORDS);
}

function flagOf(value: unknown): boolean | undefined {
  if (value === 'true' || value === '1') return true;
  return value === 'false' || value === '0' ? false : undefined;
}
