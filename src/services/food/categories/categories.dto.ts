import { changeOf } from '#kit/fields/change-of';
import { Flag, Id, Whole } from '#kit/fields/number-fields';
import { BilingualField } from '#kit/fields/shape-fields';
import { Slug, Text } from '#kit/fields/text-fields';
import { PageQuery } from '#kit/http/page-query';
import type { Bilingual } from '#kit/language/language';
import { LIST_PAGES } from '../food.pages';

export class CategoryPageQuery extends PageQuery({ ...LIST_PAGES, default: 50 }) {}

export class CategoryBody {
  @Slug({
    optional: true,
    example: 'grills',
    description: 'Slug for addresses; made from the English name when left out.',
  })
  slug?: string;

  @BilingualField({
    min: 0,
    max: 2000,
    arabicOptional: true,
    optional: true,
    nullable: true,
    description: 'A few words about the category, in both languages.',
  })
  description?: Partial<Bilingual> | null;

  @Id({ optional: true, nullable: true, description: 'Id of the parent category; null for the top level.' })
  parent_id?: number | null;

  @Text({ max: 500, optional: true, nullable: true, description: 'Address of a picture stored with this service.' })
  image?: string | null;

  @Whole({ optional: true, max: 1_000_000, description: 'Place in the menu; a new category goes last.' })
  position?: number;

  @Flag({
    optional: true,
    description: 'Whether the category is listed for the public; dishes of a hidden one stay published.',
  })
  is_active?: boolean;

  @BilingualField({ max: 120, description: 'Name of the category, in both languages.' })
  name: Bilingual;
}

export class CategoryChangeBody extends changeOf(CategoryBody) {}
