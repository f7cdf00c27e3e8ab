import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import { IsNull, Not } from 'typeorm';
import { isPicture } from '../food.media';
import { Database } from '#kit/database/database';
import { definedOnly } from '#kit/database/defined-only';
import { fieldRefused, NotFound, refusal, StillInUse } from '#kit/http/refusal';
import { changedText } from '#kit/language/changed-text';
import { freeSlug, SlugTaken, slugOf } from '#kit/language/slug';
import { Storage } from '#kit/media/storage';
import { Clock } from '#kit/time/clock';
import type { CategoryBody, CategoryChangeBody } from './categories.dto';
import { Category } from './category.entity';

export const ParentArchived = refusal(409, 'parent_archived');

/** Words that routes below `categories/` use. */
const RESERVED_SLUGS = ['deleted', 'statistic', 'roots', 'slug'];

/** Writes of the categories. They go one after the other, so that the tree stays a tree whatever arrives at once. */
@Injectable()
export class CategoryEditing {
  constructor(
    private readonly db: Database,
    private readonly storage: Storage,
    private readonly clock: Clock,
  ) {}

  /** Answers the id of the new category. */
  async create(body: CategoryBody): Promise<number> {
    return this.alone(async () => {
      const values = await this.valuesOf(body);
      const wanted = slugOf(body.name.en) || 'category';
      const slug = values.slug ?? (await freeSlug(this.db, Category, wanted, RESERVED_SLUGS));
      const position = values.position ?? (await this.lastPosition()) + 1;
      const categories = this.db.of(Category);
      const category = await categories.save(categories.create({ ...values, slug, position }));
      return category.id;
    });
  }

  async change(id: number, body: CategoryChangeBody): Promise<void> {
    await this.alone(async () => {
      const category = await this.live(id);
      const values = Object.entries(await this.valuesOf(body, category));
      const changes = values.filter(([field, value]) => !isDeepStrictEqual(category[field as keyof Category], value));
      if (changes.length > 0) await this.db.of(Category).update({ id }, Object.fromEntries(changes));
    });
  }

  /** Refused while a live dish or a live category below it needs the category. */
  async archive(id: number): Promise<void> {
    await this.alone(async () => {
      // Dishes on their way into the category hold a share of its row; they are waited for and then counted.
      await this.db.of(Category).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
      await this.live(id);
      const user = await this.db.row(
        `SELECT 1 FROM dish WHERE category_id = $1 AND archived_at IS NULL
         UNION ALL SELECT 1 FROM category WHERE parent_id = $1 AND archived_at IS NULL LIMIT 1`,
        [id],
      );
      if (user) throw StillInUse();
      await this.db.of(Category).update({ id }, { archivedAt: new Date(this.clock.now().epochMilliseconds) });
    });
  }

  async restore(id: number): Promise<void> {
    await this.alone(async () => {
      const category = await this.db.of(Category).findOneBy({ id, archivedAt: Not(IsNull()) });
      if (!category) throw NotFound();
      if (category.parentId !== null && !(await this.isLive(category.parentId))) throw ParentArchived();
      await this.db.of(Category).update({ id }, { archivedAt: null });
    });
  }

  /** Whether the category is there and not archived, which then stays so until the running transaction ends. */
  async holdLive(id: number): Promise<boolean> {
    const row = await this.db.row('SELECT 1 FROM category WHERE id = $1 AND archived_at IS NULL FOR SHARE', [id]);
    return row !== undefined;
  }

  private async alone<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.db.transaction(async () => {
      await this.db.rows('LOCK TABLE category IN SHARE ROW EXCLUSIVE MODE');
      return work();
    });
  }

  private async live(id: number): Promise<Category> {
    const category = await this.db.of(Category).findOneBy({ id, archivedAt: IsNull() });
    if (!category) throw NotFound();
    return category;
  }

  private async isLive(id: number): Promise<boolean> {
    return this.db.of(Category).existsBy({ id, archivedAt: IsNull() });
  }

  private async valuesOf(body: CategoryChangeBody, current?: Category): Promise<Partial<Category>> {
    if (body.slug !== undefined) await this.assertSlug(body.slug, current);
    if (body.parent_id != null) await this.assertParent(body.parent_id, current);
    if (body.image != null && !isPicture(this.storage, body.image)) throw fieldRefused('image', 'picture');
    const { name, description } = body;
    return definedOnly({
      slug: body.slug,
      name: name && { en: name.en, ar: name.ar },
      description: changedText(description, current?.description),
      parentId: body.parent_id,
      image: body.image,
      position: body.position,
      isActive: body.is_active,
    });
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

  private async lastPosition(): Promise<number> {
    const row = await this.db.row<{ last: number }>(
      'SELECT coalesce(max(position), 0) AS last FROM category WHERE archived_at IS NULL',
    );
    return row?.last ?? 0;
  }
}
