import { tagOf } from './tag';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { bodyColumns } from '#kit/database/body-columns';
import { Database } from '#kit/database/database';
import { Records } from '#kit/database/records';
import { fieldRefused } from '#kit/refusals/refusal';
import { changedText } from '#kit/language/changed-text';
import { searchText } from '#kit/language/search-text';
import { SlugTaken } from '#kit/database/slug';
import { assertAddresses } from '#media/addresses';
import { Storage } from '#media/storage';
import { Clock } from '#kit/time/clock';
import { BlogPost } from './blog-post.entity';
import type { PostBody, PostChangeBody } from './blog.dto';

const RESERVED_SLUGS = ['tags', 'deleted'];

@Injectable()
export class BlogEditing {
  constructor(
    private readonly db: Database,
    private readonly records: Records,
    private readonly storage: Storage,
    private readonly clock: Clock,
  ) {}

  async create(body: PostBody): Promise<number> {
    return this.db.transaction(async () => {
      const insertion = { slugFrom: body.title.en, reservedSlugs: RESERVED_SLUGS };
      const id = await this.records.create(BlogPost, this.columnsOf(body), insertion);
      await this.writeSearchText(id);
      return id;
    });
  }

  async update(id: number, body: PostChangeBody): Promise<void> {
    await this.db.transaction(async () => {
      const live = { archivedAt: IsNull() };
      const isChanged = await this.records.update(BlogPost, id, stored => this.columnsOf(body, stored), live);
      if (isChanged) await this.writeSearchText(id);
    });
  }

  async delete(id: number): Promise<void> {
    await this.records.archive(BlogPost, id);
  }

  async restore(id: number): Promise<void> {
    await this.records.restore(BlogPost, id);
  }

  private columnsOf(body: PostChangeBody, stored?: BlogPost): Partial<BlogPost> {
    if (body.slug !== undefined && RESERVED_SLUGS.includes(body.slug)) throw SlugTaken();
    assertAddresses(this.storage, { cover_url: body.cover_url });
    const columns = postColumns(body, stored);
    if (body.status !== 'published') return columns;
    return { ...columns, publishedAt: stored?.publishedAt ?? this.clock.date() };
  }

  private async writeSearchText(id: number): Promise<void> {
    const { title, slug, tags } = await this.db.of(BlogPost).findOneByOrFail({ id });
    const words = [title.en, title.ar, slug, ...tags];
    await this.db.of(BlogPost).update({ id }, { searchText: searchText(words.join(' ')) });
  }
}

function distinctTags(names: string[]): string[] {
  const tags = names.map(tagOf);
  if (tags.includes('')) throw fieldRefused('tags', 'tags');
  return [...new Set(tags)];
}

const postColumns = bodyColumns<PostBody, BlogPost>({
  excerpt: changedText,
  body: changedText,
  author: changedText,
  tags: distinctTags,
});
