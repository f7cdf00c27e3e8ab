import { Injectable, type Type } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { Database } from '#kit/database/database';
import { Records } from '#kit/database/records';
import { SlugTaken } from '#kit/database/slug';
import type { Bilingual } from '#kit/language/language';
import { fieldRefused, StillInUse, type Refuse } from '#kit/refusals/refusal';
import { Storage } from '#media/storage';
import type { CategoryRecord } from './category-record.entity';

interface CategoryInput {
  slug?: string;
  name: Bilingual;
  parent_id?: number | null;
}

/** Slugs that collide with routes of the categories. */
const RESERVED_SLUGS = ['deleted', 'statistic', 'roots', 'slug'];
const LIVE = { archivedAt: IsNull() };
const ARCHIVED = { archivedAt: Not(IsNull()) };

/**
 * Edits the categories of a service and keeps them a tree of live ones, also under concurrent writes. The service has the
 * sentence `validation.category_cycle`.
 */
@Injectable()
export abstract class CategoryTree<Category extends CategoryRecord, Body extends CategoryInput> {
  protected abstract readonly entity: Type<Category>;
  /** Refuses to restore a category below an archived one. */
  protected abstract readonly parentArchived: Refuse;
  /** Statement that finds a record in category $1; a category with one cannot be archived. */
  protected readonly usersOfCategory?: string;

  constructor(
    protected readonly db: Database,
    protected readonly records: Records,
    protected readonly storage: Storage,
  ) {}

  /** @returns the id @throws ValidationFailed, SlugTaken */
  async create(body: Body): Promise<number> {
    const options = { slugFrom: body.name.en, reservedSlugs: RESERVED_SLUGS, positionColumn: 'position' };
    return this.withTableLock(async () => {
      await this.validate(body);
      const id = await this.records.create<CategoryRecord>(this.entity, this.columnsOf(body), options);
      await this.afterWrite(id);
      return id;
    });
  }

  /** @throws NotFound, ValidationFailed, SlugTaken */
  async update(id: number, body: Partial<Body>): Promise<void> {
    const valuesOf = async (stored: CategoryRecord) => {
      await this.validate(body, stored);
      return this.columnsOf(body, stored as Category);
    };
    await this.withTableLock(async () => {
      if (await this.records.update(this.table, id, valuesOf, LIVE)) await this.afterWrite(id);
    });
  }

  /** @throws NotFound; StillInUse while a live child category or a record of `usersOfCategory` refers to the category */
  async archive(id: number): Promise<void> {
    await this.withTableLock(async () => {
      // Waits for transactions that are adding a reference and hold a share lock on the row.
      await this.records.lock(this.table, id, LIVE);
      if (await this.db.of(this.table).existsBy({ parentId: id, ...LIVE })) throw StillInUse();
      if (this.usersOfCategory && (await this.db.row(this.usersOfCategory, [id]))) throw StillInUse();
      await this.records.archive(this.table, id);
    });
  }

  /** @throws NotFound, `parentArchived` */
  async restore(id: number): Promise<void> {
    await this.withTableLock(async () => {
      const { parentId } = await this.records.lock(this.table, id, ARCHIVED);
      if (parentId !== null && !(await this.isLive(parentId))) throw this.parentArchived();
      await this.records.restore(this.table, id);
    });
  }

  /** @throws ValidationFailed */
  protected abstract columnsOf(body: Partial<Body>, stored?: Category): Partial<Category>;

  /** Called in the transaction after a category was added or changed. */
  protected async afterWrite(_id: number): Promise<void> {}

  /** Checks a new category, or a change to `stored`, while the table is locked. @throws SlugTaken, ValidationFailed */
  protected async validate({ slug, parent_id: parentId }: Partial<Body>, stored?: CategoryRecord): Promise<void> {
    if (slug !== undefined && RESERVED_SLUGS.includes(slug)) throw SlugTaken();
    if (parentId == null) return;
    if (!(await this.isLive(parentId))) throw fieldRefused('parent_id', 'unknown_reference');
    if (stored && (await this.isWithin(parentId, stored.id))) throw fieldRefused('parent_id', 'category_cycle');
  }

  /** Runs the work in a transaction that locks the table against other writes; reads go on. */
  private async withTableLock<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.db.transaction(async () => {
      await this.db.rows(`LOCK TABLE ${this.tableName} IN SHARE ROW EXCLUSIVE MODE`);
      return work();
    });
  }

  /** The entity without its own columns, since conditions on a generic one do not compile. */
  private get table(): Type<CategoryRecord> {
    return this.entity;
  }

  private get tableName(): string {
    return this.db.of(this.table).metadata.tableName;
  }

  private async isLive(id: number): Promise<boolean> {
    return this.db.of(this.table).existsBy({ id, ...LIVE });
  }

  private async isWithin(id: number, ancestor: number): Promise<boolean> {
    const row = await this.db.row(
      `WITH RECURSIVE way_up AS (
         SELECT id, parent_id FROM ${this.tableName} WHERE id = $1
         UNION SELECT above.id, above.parent_id FROM ${this.tableName} above JOIN way_up ON above.id = way_up.parent_id
       )
       SELECT 1 FROM way_up WHERE id = $2`,
      [id, ancestor],
    );
    return row !== undefined;
  }
}
