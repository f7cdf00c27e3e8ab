import type { EntityTarget } from 'typeorm';
import { columnMap, NO_COLUMN, type bodyColumns } from '#kit/database/body-columns';
import type { Condition } from '#kit/database/sql';
import { refusal } from '#kit/refusals/refusal';
import type { Bilingual } from '#kit/language/language';
import type { CatalogueQuery, KeyedBody, SluggedBody } from './catalogue.dto';

export const SlugInUse = refusal(409, 'slug_in_use');

/** Fields shared by catalogue bodies; each body has a subset. */
export type SentRecord = Partial<SluggedBody & KeyedBody & { title: Bilingual }>;

interface Known {
  id: number;
}

/** Columns of every catalogue table, without `created_at` and `updated_at`. */
export interface ListedRecord extends Known {
  searchText: string;
}

/** How a catalogue is read. SQL fragments use the alias `c` for its table. */
export interface Listed<Query extends CatalogueQuery, Row, View> {
  entity: EntityTarget<ListedRecord>;
  /** The SELECT list of its view. */
  columns: string;
  view: (row: Row) => View;
  /** Conditions for the filters that only this catalogue has. */
  filters: (query: Query) => Condition[];
}

export interface Written<Entity extends ListedRecord, Body extends SentRecord> {
  entity: EntityTarget<Entity>;
  /** Column that identifies a record; `slug` by default. */
  slugColumn?: 'slug' | 'key';
  /** Field that is searched and that the slug is made from; `name` by default. */
  named?: 'name' | 'title';
  /** Columns for the fields that only this catalogue has; `stored` is the record before a change. */
  values: (body: Body, stored?: Entity) => Partial<Entity>;
  defaults?: Partial<Entity>;
  /** Body fields with the id of another record, which must exist. */
  references?: Partial<Record<keyof Body, EntityTarget<Known>>>;
  /** Slugs that collide with member routes. */
  reservedSlugs?: readonly string[];
}

/** Fields that `Catalogues` writes itself. */
const COMMON_FIELDS = {
  slug: NO_COLUMN,
  key: NO_COLUMN,
  name: NO_COLUMN,
  title: NO_COLUMN,
  description: NO_COLUMN,
  image_url: NO_COLUMN,
} satisfies Record<keyof SentRecord, typeof NO_COLUMN>;

type OwnFields<Body> = Omit<Body, keyof SentRecord>;

/** `bodyColumns` for the fields that only the bodies of one catalogue have. */
export function catalogueColumns<Body extends SentRecord, Entity extends ListedRecord>(
  ...[rules]: Parameters<typeof bodyColumns<OwnFields<Body>, Entity>>
): (body: Partial<Body>, stored?: Entity) => Partial<Entity> {
  return columnMap({ ...COMMON_FIELDS, ...rules });
}

export const catalogue = <
  Entity extends ListedRecord,
  Body extends SentRecord,
  Query extends CatalogueQuery,
  Row,
  View,
>(
  kind: Listed<Query, Row, View> & Written<Entity, Body>,
) => kind;
