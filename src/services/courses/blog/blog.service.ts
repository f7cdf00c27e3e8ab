import type { BlogPost } from './blog-post.entity';
import { tagOf } from './tag';
import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { type Condition, containsAll, sql, when } from '#kit/database/sql';
import { dataPage, mapPage, type Page } from '#kit/http/page';
import { NotFound } from '#kit/refusals/refusal';
import type { RowOf } from '#kit/views/view';
import { orderOf } from '#kit/fields/order';
import { PostCardView, PostView, StaffPostView, TagView } from './blog-post.view';
import { type BlogQuery, type DeletedPostsQuery, POST_SORTS, type PostListQuery } from './blog.dto';

type StaffRow = RowOf<typeof StaffPostView>;

/** Condition of public posts (alias `p`), equal to that of the partial index used for sorting. */
const PUBLISHED = `p.status = 'published' AND p.archived_at IS NULL`;
const NEWEST = 'p.updated_at DESC, p.id DESC';
const STAFF_POST = { columns: StaffPostView.columns<BlogPost>('p'), from: 'blog_post p' };

const hasTag = (tag: string | undefined): Condition => when(tag, word => sql`p.tags @> ARRAY[${tagOf(word)}::text]`);

@Injectable()
export class Blog {
  constructor(private readonly db: Database) {}

  async listPublished(query: BlogQuery): Promise<Page<PostCardView>> {
    const page = await listPage<RowOf<typeof PostCardView>>(this.db, query.pageRequest, {
      columns: PostCardView.columns<BlogPost>('p'),
      from: 'blog_post p',
      where: [PUBLISHED, hasTag(query.tag)],
      order: 'p.published_at DESC, p.id DESC',
    });
    return mapPage(page, PostCardView.of);
  }

  async listTags(): Promise<TagView[]> {
    const rows = await this.db.rows<RowOf<typeof TagView>>(
      `SELECT tag, count(*) AS count FROM blog_post p CROSS JOIN unnest(p.tags) AS tag
       WHERE ${PUBLISHED} GROUP BY tag ORDER BY count DESC, tag`,
    );
    return rows.map(TagView.of);
  }

  async getBySlug(slug: string): Promise<PostView> {
    const row = await this.db.rowOr<RowOf<typeof PostView>>(
      NotFound,
      `SELECT ${PostView.columns<BlogPost>('p')} FROM blog_post p WHERE p.slug = $1 AND ${PUBLISHED}`,
      [slug],
    );
    return PostView.of(row);
  }

  async list(query: PostListQuery) {
    const page = await listPage<StaffRow>(this.db, query.pageRequest, {
      ...STAFF_POST,
      where: [
        'p.archived_at IS NULL',
        ...containsAll('p.search_text', query.search),
        when(query.status, status => sql`p.status = ${status}`),
        hasTag(query.tag),
      ],
      order: orderOf(POST_SORTS, 'p.id', NEWEST, query.sort, query.order),
    });
    return dataPage(mapPage(page, StaffPostView.of));
  }

  async listDeleted(query: DeletedPostsQuery) {
    const page = await listPage<StaffRow>(this.db, query.pageRequest, {
      ...STAFF_POST,
      where: ['p.archived_at IS NOT NULL'],
      order: orderOf(POST_SORTS, 'p.id', NEWEST, query.sort, query.order),
    });
    return dataPage(mapPage(page, StaffPostView.of));
  }

  async get(id: number): Promise<StaffPostView> {
    const row = await this.db.rowOr<StaffRow>(
      NotFound,
      `SELECT ${STAFF_POST.columns} FROM ${STAFF_POST.from} WHERE p.id = $1 AND p.archived_at IS NULL`,
      [id],
    );
    return StaffPostView.of(row);
  }
}
