import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { Database } from '#kit/database/database';
import { Records } from '#kit/database/records';
import { fieldRefused, refusal, StillInUse } from '#kit/http/refusal';
import { changedText } from '#kit/language/changed-text';
import { searchText } from '#kit/language/search-text';
import { SlugTaken } from '#kit/language/slug';
import { Storage } from '#kit/media/storage';
import { assertAddresses } from '../courses.media';
import type { CategoryBody, CategoryChangeBody } from './categories.dto';
import { Category } from './category.entity';

export const ParentDeleted = refusal(409, 'parent_deleted');

/** Words that routes below `categories/` use. */
const RESERVED_SLUGS = ['deleted', 'statistic', 'roots', 'slug'];

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
    return this.alone(async () => {
      const values = await this.valuesOf(body);
      const placing = { slugFrom: body.name.en, reserved: RESERVED_SLUGS, last: 'position' };
      const id = await this.records.add(Category, values, placing);
      await this.writeSearchText(id);
      return id;
    });
  }

  async change(id: number, body: CategoryChangeBody): Promise<void> {
    await this.alone(async () => {
      const live = { archivedAt: IsNull() };
      const isChanged = await this.records.change(Category, id, stored => this.valuesOf(body, stored), live);
      if (isChanged) await this.writeSearchText(id);
    });
  }

  /** Its courses stay, shown without a category; refused while a category stands below it. */
  async delete(id: number): Promise<void> {
    await this.alone(async () => {
      if (await this.db.of(Category).existsBy({ parentId: id, archivedAt: IsNull() })) throw StillInUse();
      await this.records.archive(Category, id);
    });
  }

  async restore(id: number): Promise<void> {
    await this.alone(async () => {
      const { parentId } = await this.records.lock(Category, id, { archivedAt: Not(IsNull()) });
      if (parentId !== null && !(await this.isLive(parentId))) throw ParentDeleted();
      await this.records.restore(Category, id);
    });
  }

  private async alone<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.db.transaction(async () => {
      await this.db.rows('LOCK TABLE category IN SHARE ROW EXCLUSIVE MODE');
      return work();
    });
  }

  private async isLive(id: number): Promise<boolean> {
    return this.db.of(Category).existsBy({ id, archivedAt: IsNull() });
  }

  private async valuesOf(body: CategoryChangeBody, stored?: Category): Promise<Partial<Category>> {
    if (body.slug !== undefined && RESERVED_SLUGS.includes(body.slug)) throw SlugTaken();
    if (body.parent_id != null) await this.assertParent(body.parent_id, stored);
    assertAddresses(this.storage, { image_url: body.image_url });
    return {
      slug: body.slug,
      name: body.name && { en: body.name.en, ar: body.name.ar },
      description: changedText(body.description, stored?.description),
      parentId: body.parent_id,
      imageUrl: body.image_url,
      position: body.position,
      isActive: body.is_active,
    };
  }

  private async assertParent(parentId: number, stored?: Category): Promise<void> {
    if (!(await this.isLive(parentId))) throw fieldRefused('parent_id', 'unknown_reference');
    if (stored && (await this.standsBelow(parentId, stored.id))) throw fieldRefused('parent_id', 'category_cycle');
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

  /** A made slug is known only once the row is there. */
  private async writeSearchText(id: number): Promise<void> {
    const { name, slug } = await this.db.of(Category).findOneByOrFail({ id });
    await this.db.rows('UPDATE category SET search_text = $2 WHERE id = $1', [
      id,
      searchText(`${name.en} ${name.ar} ${slug}`),
    ]);
  }
}
