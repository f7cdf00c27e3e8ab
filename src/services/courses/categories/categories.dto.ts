import { changeOf } from '#kit/fields/change-of';
import { Flag, Id, Whole } from '#kit/fields/number-fields';
import { Choice, QueryFlag, QueryId, SearchWords, SortDirection } from '#kit/fields/query-fields';
import { BilingualField, Caption } from '#kit/fields/shape-fields';
import { Slug, Text } from '#kit/fields/text-fields';
import { PageQuery } from '#kit/http/page-query';
import type { Bilingual } from '#kit/language/language';
import { type Direction } from '#kit/fields/order';
import { ADMIN_PAGES, FILTER, SORT } from '../courses.pages';

export class CategoryBody {
  @BilingualField({ max: 120, example: { en: 'Web development', ar: 'تطوير الويب' } })
  name: Bilingual;

  @Slug({
    optional: true,
    example: 'web-development',
    description: 'Slug for addresses; generated from the English name when left out.',
  })
  slug?: string;

  @Caption({ max: 1000, description: 'A few words about the category. A plain string is used for both languages.' })
  description?: Partial<Bilingual> | null;

  @Id({ optional: true, nullable: true, description: 'Id of the parent category; null for a top-level one.' })
  parent_id?: number | null;

  @Text({
    max: 500,
    optional: true,
    nullable: true,
    description: 'Address of a picture, stored with this service or on the web.',
  })
  image_url?: string | null;

  @Whole({
    optional: true,
    max: 1_000_000,
    description: 'Place in the curated order, ascending; a new category goes last.',
  })
  position?: number;

  @Flag({
    optional: true,
    description: 'Whether it is shown among the categories of the catalogue; true when left out.',
  })
  is_active?: boolean;
}

export class CategoryChangeBody extends changeOf(CategoryBody) {}

export const CATEGORY_SORTS = {
  id: 'k.id',
  name: `k.name->>'en'`,
  position: 'k.position',
  created_at: 'k.created_at',
  updated_at: 'k.updated_at',
};

export class CategoryListQuery extends PageQuery(ADMIN_PAGES) {
  @SearchWords({ ...FILTER, description: 'Words that all occur in the name or slug.' })
  search?: string[];

  @QueryFlag({ ...FILTER, description: 'Only categories that are shown, or only hidden ones.' })
  is_active?: boolean;

  @QueryId({ ...FILTER, description: 'Only categories directly below this one.' })
  parent_id?: number;

  @QueryFlag({ ...FILTER, description: 'Only categories with a public course, or only those without.' })
  has_courses?: boolean;

  @Choice(Object.keys(CATEGORY_SORTS), {
    ...SORT,
    description: 'Field to sort by; the curated order when left out or unknown.',
  })
  sort?: keyof typeof CATEGORY_SORTS;

  @SortDirection(SORT)
  order?: Direction;
}

export class DeletedCategoriesQuery extends PageQuery(ADMIN_PAGES) {
  @Choice(Object.keys(CATEGORY_SORTS), {
    ...SORT,
    description: 'Field to sort by; the latest change first when left out or unknown.',
  })
  sort?: keyof typeof CATEGORY_SORTS;

  @SortDirection(SORT)
  order?: Direction;
}
