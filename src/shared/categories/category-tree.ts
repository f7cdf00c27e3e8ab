import { Injectable, type Type } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { Database } from '#kit/database/database';
import { Records } from '#kit/database/records';
import { fieldRefused, StillInUse, type Refuse } from '#kit/refusals/refusal';
import { SlugTaken } from '#kit/database/slug';
import type { CategoryRecord } from './category-record.entity';

/** A category table of a service, which also needs the sentence `validation.category_cycle`. */
export interface CategoryKind {
  entity: Type<CategoryRecord>;
  /** Slugs that collide with routes of the categories. */
  reservedSlugs: readonly string[];
  /** Refuses to restore a category below an archived one. */
  parentArchived: Refuse;
  /** Statement that finds a row referring to category $1; child categories are checked separately. */
  users?: string;
}

export interface CategoryInput {
  slug?: string;
  parent_id?: number | null;
}

export const LIVE_CATEGORY = { archivedAt: IsNull() };

/** Keeps categories a tree of live ones, also under concurrent writes. */
@Injectable()
export class CategoryTree {
  constructor(
    private readonly db: Database,
    private readonly records: Records,
  ) {}

  /** Runs the work in a transaction that locks the table against other writes; reads go on. */
  async withTableLock<Result>(kind: CategoryKind, work: () => Promise<Result>): Promise<Result> {
    return this.db.transaction(async () => {
      await this.db.rows(`LOCK TABLE ${this.tableOf(kind)} IN SHARE ROW EXCLUSIVE MODE`);
      return work();
    });
  }

  /** Checks a new category, or a change to `stored`; call it within `withTableLock`. */
  async validate(kind: CategoryKind, sent: CategoryInput, stored?: CategoryRecord): Promise<void> {
    if (sent.slug !== undefined && kind.reservedSlugs.includes(sent.slug)) throw SlugTaken();
    if (sent.parent_id != null) await this.assertParent(kind, sent.parent_id, stored);
  }

  /** Throws `StillInUse` while a live child category or a row of `users` refers to the category. */
  async archive(kind: CategoryKind, id: number): Promise<void> {
    await this.withTableLock(kind, async () => {
      // Waits for transactions that are adding a reference and hold a share lock on the row.
      await this.records.lock(kind.entity, id, LIVE_CATEGORY);
      if (await this.db.of(kind.entity).existsBy({ parentId: id, ...LIVE_CATEGORY })) throw StillInUse();
      if (kind.users && (await this.db.row(kind.users, [id]))) throw StillInUse();
      await this.records.archive(kind.entity, id);
    });
  }

  async restore(kind: CategoryKind, id: number): Promise<void> {
    await this.withTableLock(kind, async () => {
      const { parentId } = await this.records.lock(kind.entity, id, { archivedAt: Not(IsNull()) });
      if (parentId !== null && !(await this.isLive(kind, parentId))) throw kind.parentArchived();
      await this.records.restore(kind.entity, id);
    });
  }

  private tableOf({ entity }: CategoryKind): string {
    return this.db.of(entity).metadata.tableName;
  }

  private async isLive({ entity }: CategoryKind, id: number): Promise<boolean> {
    return this.db.of(entity).existsBy({ id, ...LIVE_CATEGORY });
  }

  private async assertParent(kind: CategoryKind, parentId: number, stored?: CategoryRecord): Promise<void> {
    if (!(await this.isLive(kind, parentId))) throw fieldRefused('parent_id', 'unknown_reference');
    if (stored && (await this.isWithin(kind, parentId, stored.id))) throw fieldRefused('parent_id', 'category_cycle');
  }

  private async isWithin(kind: CategoryKind, id: number, ancestor: number): Promise<boolean> {
    const table = this.tableOf(kind);
    const row = await this.db.row(
      `WITH RECURSIVE way_up AS (
         SELECT id, parent_id FROM ${table} WHERE id = $1
         UNION SELECT above.id, above.parent_id FROM ${table} above JOIN way_up ON above.id = way_up.parent_id
       )
       SELECT 1 FROM way_up WHERE id = $2`,
      [id, ancestor],
    );
    return row !== undefined;
  }
}
