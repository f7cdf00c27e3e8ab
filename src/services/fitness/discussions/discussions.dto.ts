import { changeOf } from '#kit/fields/change-of';
import { Id } from '#kit/fields/number-fields';
import { QueryId } from '#kit/fields/query-fields';
import { BilingualField, Caption } from '#kit/fields/shape-fields';
import { Slug } from '#kit/fields/text-fields';
import type { Bilingual } from '#kit/language/language';
import { CatalogueQuery } from '../catalogue/catalogue.dto';
import { FILTER } from '../fitness.pages';

export class DiscussionBody {
  @BilingualField({ max: 200, example: { en: 'How do you warm up?', ar: 'كيف تُحمّون عضلاتكم؟' } })
  title: Bilingual;

  @Caption({ max: 5000, description: 'Text of the question; a plain string is used for both languages.' })
  body?: Partial<Bilingual> | null;

  @Slug({ optional: true, description: 'Identifier for URLs; made from the English title when left out.' })
  slug?: string;

  @Id({ optional: true, nullable: true, description: 'Id of the group; a discussion of all members when left out.' })
  group_id?: number | null;
}

export class DiscussionChangeBody extends changeOf(DiscussionBody) {}

export class ManagedDiscussionsQuery extends CatalogueQuery {
  @QueryId({ ...FILTER, description: 'Filter by id of the group.' })
  group_id?: number;
}
