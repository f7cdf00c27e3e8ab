import { Column, Entity, Unique } from 'typeorm';
import {
  BilingualColumn,
  HandWrittenCheck,
  HandWrittenIndex,
  InstantColumn,
  StoredRecord,
  TextColumn,
} from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';

export const POST_STATUSES = ['draft', 'published'] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

@Entity({ name: 'blog_post' })
@Unique('blog_post_slug_key', ['slug'])
@HandWrittenCheck('blog_post_status_known')
@HandWrittenIndex('blog_post_published_idx')
@HandWrittenIndex('blog_post_recent_idx')
@HandWrittenIndex('blog_post_deleted_idx')
@HandWrittenIndex('blog_post_tags_idx')
@HandWrittenIndex('blog_post_search_idx')
@HandWrittenIndex('blog_post_first_published_idx')
@HandWrittenIndex('blog_post_created_idx')
export class BlogPost extends StoredRecord {
  @TextColumn()
  slug: string;

  @BilingualColumn()
  title: Bilingual;

  @BilingualColumn({ canBeEmpty: true })
  excerpt: Bilingual;

  @BilingualColumn({ canBeEmpty: true })
  body: Bilingual;

  @TextColumn({ nullable: true })
  coverUrl: string | null;

  @BilingualColumn({ canBeEmpty: true })
  author: Bilingual;

  /** Normalized by `tagOf`, without duplicates. */
  @Column({ type: 'text', array: true, default: [] })
  tags: string[];

  @TextColumn({ default: 'draft' })
  status: PostStatus;

  /** Time of the first publication. */
  @InstantColumn({ nullable: true })
  publishedAt: Date | null;

  @TextColumn({ default: '' })
  searchText: string;

  @InstantColumn({ nullable: true })
  archivedAt: Date | null;
}
