import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { isPicture } from '../food.media';
import { Database } from '#kit/database/database';
import { Records } from '#kit/database/records';
import { fieldRefused, refusal, StillInUse } from '#kit/http/refusal';
import { changedText } from '#kit/language/changed-text';
import { SlugTaken } from '#kit/language/slug';
import { Storage } from '#kit/media/storage';
import type { CategoryBody, CategoryChangeBody } from './categories.dto';
import { Category } from './category.entity';

export const ParentArchived = refusal(409, 'parent_archived');

/** Words that routes below `categories/` use. */
const RESERVED_SLUGS = ['deleted', 'statistic', 'roots', 'slug'];

const LIVE = { archivedAt: IsNull() };

/** Writes of the categories. They go one after the other, so that the tree stays a tree whatever arrives at once. */
@Injectable()
export class CategoryEditing {
  constructor(
    private readonly db: Database,
    private readonly records: Records,
    private readonly storage: Storage,
  ) {}

  /** Answers the id of the new category. */
  async create(body: CategoryBody): Promise<number> {
    return this.alone(async () =>
      this.records.add(Category, await this.valuesOf(body), {
        slugFrom: body.name.en,
        reserved: RESERVED_SLUGS,
        last: 'position',
      }),
    );
  }

  async change(id: number, body: CategoryChangeBody): Promise<void> {
    await this.alone(() => this.records.change(Category, id, stored => this.valuesOf(body, stored), LIVE));
  }

  /** Refused while a live dish or a live category below it needs the category. */
  async archive(id: number): Promise<void> {
    await this.alone(async () => {
      // Dishes on their way into the category hold a share of its row; they are waited for and then counted.
      await this.records.lock(Category, id, LIVE);
      const user = await this.db.row(
        `SELECT 1 FROM dish WHERE category_id = $1 AND archived_at IS NULL
         UNION ALL SELECT 1 FROM category WHERE parent_id = $1 AND archived_at IS NULL LIMIT 1`,
        [id],
      );
      if (user) throw StillInUse();
      await this.records.archive(Category, id);
    });
  }

  async restore(id: number): Promise<void> {
    await this.alone(async () => {
      const { parentId } = await this.records.lock(Category, id, { archivedAt: Not(IsNull()) });
      if (parentId !== null && !(await this.isLive(parentId))) throw ParentArchived();
      await this.records.restore(Category, id);
    });
  }

  /** Whether the category is there and not archived, which then stays so until the running transaction ends. */
  async lockLive(id: number): Promise<boolean> {
    const row = await this.db.row('SELECT 1 FROM category WHERE id = $1 AND archived_at IS NULL FOR SHARE', [id]);
    return row !== undefined;
  }

  private async alone<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.db.transaction(async () => {
      await this.db.rows('LOCK TABLE category IN SHARE ROW EXCLUSIVE MODE');
      return work();
    });
  }

  private async isLive(id: number): Promise<boolean> {
    return this.db.of(Category).existsBy({ id, ...LIVE });
  }

  private async valuesOf(body: CategoryChangeBody, current?: Category): Promise<Partial<Category>> {
    if (body.slug !== undefined) await this.assertSlug(body.slug, current);
    if (body.parent_id != null) await this.assertParent(body.parent_id, current);
    if (body.image != null && !isPicture(this.storage, body.image)) throw fieldRefused('image', 'picture');
    const { name, description } = body;
    return {
      slug: body.slug,
      name: name && { en: name.en, ar: name.ar },
      description: changedText(description, current?.description),
      parentId: body.parent_id,
      image: body.image,
      position: body.position,
      isActive: body.is_active,
    };
  }

  private async assertSlug(slug: string, current?: Category): Promise<void> {
    if (RESERVED_SLUGS.includes(slug)) throw SlugTaken();
    if (slug !== current?.slug && (await this.db.of(Category).existsBy({ slug }))) throw SlugTaken();
  }

  private async assertParent(parentId: number, current?: Category): Promise<void> {
    if (!(await this.isLive(parentId))) throw fieldRefused('parent_id', 'unknown_reference');
    if (current && (await this.standsBelow(parentId, current.id))) throw fieldRefused('parent_id', 'category_cycle');
  }

  /** Whether `id` is `ancestor` itself or a category somewhere below it. */
  private async standsBelow(id: number, ancestor: number): Promise<boolean> {
    const row = await this.db.row(
      `WITH RECURSIVE way_up AS (
         SELECT id, parent_id FROM category WHERE id = $1
         UNION SELECT above.id, above.parent_id FROM category above JOIN way_up ON above.id = way_up.parent_id
       )
       SELECT 1 FROM way_up WHERE id = $2`,
      [id, ancestor],
    );
    return row !== undefined;
  }
}
