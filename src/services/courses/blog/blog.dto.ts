import { changeOf } from '#kit/fields/change-of';
import { Choice, QueryText, SearchWords, SortDirection } from '#kit/fields/query-fields';
import { BilingualField, Caption } from '#kit/fields/shape-fields';
import { OneOf, Slug, Text } from '#kit/fields/text-fields';
import { PageQuery } from '#kit/http/page-query';
import type { Bilingual } from '#kit/language/language';
import { type Direction } from '#kit/fields/order';
import { ADMIN_PAGES, BLOG_PAGES, FILTER, SORT } from '../courses.pages';
import { POST_STATUSES, type PostStatus } from './blog-post.entity';

export class PostBody {
  @BilingualField({ max: 200, example: { en: 'Learning in small steps', ar: 'التعلّم بخطوات صغيرة' } })
  title: Bilingual;

  @Slug({ optional: true, description: 'Name in addresses; generated from the English title when left out.' })
  slug?: string;

  @Caption({ max: 500, description: 'Short text for lists. A plain string is used for both languages.' })
  excerpt?: Partial<Bilingual> | null;

  @Caption({ max: 100_000, description: 'Text of the post. A plain string is used for both languages.' })
  body?: Partial<Bilingual> | null;

  @Text({
    max: 500,
    optional: true,
    nullable: true,
    description: 'Address of a picture of this service or of the web.',
  })
  cover_url?: string | null;

  @Caption({ max: 120, description: 'Name of the author. A plain string is used for both languages.' })
  author?: Partial<Bilingual> | null;

  @Text({
    max: 60,
    list: { max: 20 },
    optional: true,
    example: ['study-habits'],
    description: 'Tags, stored in lower case with hyphens between words, in any script, without duplicates.',
  })
  tags?: string[];

  @OneOf(POST_STATUSES, {
    optional: true,
    description: 'Status of the post; `published` shows it to everyone. `draft` when left out.',
  })
  status?: PostStatus;
}

export class PostChangeBody extends changeOf(PostBody) {}

export class BlogQuery extends PageQuery(BLOG_PAGES) {
  @QueryText({ ...FILTER, description: 'Posts that have this tag.' })
  tag?: string;
}

export const POST_SORTS = {
  id: 'p.id',
  published_at: 'p.published_at',
  created_at: 'p.created_at',
  updated_at: 'p.updated_at',
};

export class PostListQuery extends PageQuery(ADMIN_PAGES) {
  @SearchWords({ ...FILTER, description: 'Words of title, slug or tags, all of which must occur.' })
  search?: string[];

  @Choice(POST_STATUSES, { ...FILTER, description: 'Posts with this status.' })
  status?: PostStatus;

  @QueryText({ ...FILTER, description: 'Posts that have this tag.' })
  tag?: string;

  @Choice(Object.keys(POST_SORTS), {
    ...SORT,
    description: 'Sort key; the latest change first when left out or unknown.',
  })
  sort?: keyof typeof POST_SORTS;

  @SortDirection(SORT)
  order?: Direction;
}

export class DeletedPostsQuery extends PageQuery(ADMIN_PAGES) {
  @Choice(Object.keys(POST_SORTS), {
    ...SORT,
    description: 'Sort key; the latest change first when left out or unknown.',
  })
  sort?: keyof typeof POST_SORTS;

  @SortDirection(SORT)
  order?: Direction;
}
