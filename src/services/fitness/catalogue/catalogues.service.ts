import { Injectable } from '@nestjs/common';
import type { EntityTarget } from 'typeorm';
import { Database } from '#kit/database/database';
import { definedOnly } from '#kit/database/defined-only';
import { listPage } from '#kit/database/list';
import { Records } from '#kit/database/records';
import { containsAll } from '#kit/database/sql';
import { dataPage, mapPage } from '#kit/http/page';
import { fieldRefused, NotFound } from '#kit/refusals/refusal';
import { changedText } from '#kit/language/changed-text';
import { searchText } from '#kit/language/search-text';
import { assertAddresses } from '#media/addresses';
import { Storage } from '#media/storage';
import { type Listed, type ListedRecord, type SentRecord, SlugInUse, type Written } from './catalogue';
import type { CatalogueRecord } from './catalogue-record.entity';
import type { CatalogueQuery } from './catalogue.dto';

/** Staff operations on all catalogues. Every method takes the catalogue as its first argument. */
@Injectable()
export class Catalogues {
  constructor(
    private readonly db: Database,
    private readonly records: Records,
    private readonly storage: Storage,
  ) {}

  async page<Query extends CatalogueQuery, Row, View>(kind: Listed<Query, Row, View>, query: Query) {
    const way = query.order === 'asc' ? 'ASC' : 'DESC';
    const page = await listPage<Row>(this.db, query.pageRequest, {
      columns: kind.columns,
      from: `${this.tableOf(kind.entity)} c`,
      where: [...containsAll('c.search_text', query.search), ...kind.filters(query)],
      order: `c.updated_at ${way}, c.id ${way}`,
    });
    return dataPage(mapPage(page, kind.view));
  }

  async get<Query extends CatalogueQuery, Row, View>(kind: Listed<Query, Row, View>, id: number): Promise<View> {
    const table = this.tableOf(kind.entity);
    const row = await this.db.rowOr<Row>(NotFound, `SELECT ${kind.columns} FROM ${table} c WHERE c.id = $1`, [id]);
    return kind.view(row);
  }

  async create<Entity extends ListedRecord, Body extends SentRecord>(
    kind: Written<Entity, Body>,
    body: Body,
  ): Promise<number> {
    return this.db.transaction(async () => {
      await this.assertReferences(kind, body);
      const { slugColumn, reservedSlugs, defaults } = kind;
      const slugFrom = body[kind.named ?? 'name']?.en ?? '';
      const values = { ...defaults, ...this.valuesOf(kind, body) };
      return this.records.create(kind.entity, values, { slugFrom, slugColumn, reservedSlugs });
    });
  }

  async update<Entity extends ListedRecord, Body extends SentRecord>(
    kind: Written<Entity, Body>,
    id: number,
    body: Body,
  ): Promise<void> {
    await this.db.transaction(async () => {
      await this.assertReferences(kind, body);
      await this.records.update<Entity>(kind.entity, id, stored => this.valuesOf(kind, body, stored));
    });
  }

  /** Foreign keys refuse the deletion while the record is in use, even when the use began concurrently. */
  async delete({ entity }: { entity: EntityTarget<ListedRecord> }, id: number): Promise<void> {
    await this.db.transaction(async () => this.records.delete(entity, id));
  }

  /** Locks the records until the transaction ends. @throws ValidationFailed for the first that does not exist */
  async assertKnown(entity: EntityTarget<{ id: number }>, named: Record<string, number>): Promise<void> {
    const ids = [...new Set(Object.values(named))];
    const rows = await this.db.rows<{ id: number }>(
      `SELECT id FROM ${this.tableOf(entity)} WHERE id = ANY ($1::integer[]) ORDER BY id FOR KEY SHARE`,
      [ids],
    );
    const known = new Set(rows.map(({ id }) => id));
    for (const [field, id] of Object.entries(named)) if (!known.has(id)) throw fieldRefused(field, 'unknown_reference');
  }

  private async assertReferences<Entity extends ListedRecord, Body extends SentRecord>(
    { references = {} }: Written<Entity, Body>,
    body: Body,
  ): Promise<void> {
    for (const [field, entity] of Object.entries<EntityTarget<{ id: number }> | undefined>(references)) {
      const id: unknown = body[field as keyof Body];
      if (entity && typeof id === 'number') await this.assertKnown(entity, { [field]: id });
    }
  }

  private valuesOf<Entity extends ListedRecord, Body extends SentRecord>(
    kind: Written<Entity, Body>,
    body: Body,
    stored?: Entity,
  ): Partial<Entity> {
    const slug = body.slug ?? body.key;
    if (slug !== undefined && kind.reservedSlugs?.includes(slug)) throw SlugInUse();
    this.assertAddressesOf(body);
    const { named = 'name', slugColumn = 'slug' } = kind;
    const sent = body[named];
    const name = sent && { en: sent.en, ar: sent.ar };
    const before: Partial<CatalogueRecord> = stored ?? {};
    const values = definedOnly({
      [slugColumn]: slug,
      [named]: name,
      description: changedText(body.description, before.description),
      imageUrl: body.image_url,
      searchText: name && searchText(`${name.en} ${name.ar}`),
    });
    return { ...(values as Partial<Entity>), ...kind.values(body, stored) };
  }

  private assertAddressesOf(body: SentRecord): void {
    const sent = Object.entries(body).filter(([field]) => field.endsWith('_url'));
    assertAddresses(this.storage, Object.fromEntries(sent) as Record<string, string | null | undefined>);
  }

  private tableOf(entity: EntityTarget<{ id: number }>): string {
    return this.db.of(entity).metadata.tableName;
  }
}
