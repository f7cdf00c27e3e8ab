import type { EntityTarget } from 'typeorm';
import { columnMap, NO_COLUMN, type RulesOf } from '#kit/database/body-columns';
import type { Condition } from '#kit/database/sql';
import { refusal } from '#kit/refusals/refusal';
import type { Bilingual } from '#kit/language/language';
import type { SlugColumn } from '#kit/database/slug';
import type { CatalogueQuery, KeyedBody, SluggedBody } from './catalogue.dto';

/** Another record of the catalogue has the slug or key that was sent. */
export const SlugInUse = refusal(409, 'slug_in_use');

/** The fields that the bodies of catalogues have in common; each has those that its records have. */
export type SentRecord = Partial<SluggedBody & KeyedBody & { title: Bilingual }>;

interface Known {
  id: number;
}

/** What the table of every catalogue has, besides `created_at` and `updated_at`. */
export interface ListedRecord extends Known {
  searchText: string;
}

/** How a catalogue is read. Its pieces of SQL know the table as `c`. */
export interface Listed<Query extends CatalogueQuery, Row, View> {
  entity: EntityTarget<ListedRecord>;
  /** The SELECT list of its view. */
  columns: string;
  view: (row: Row) => View;
  /** The conditions of its own filters. */
  filters: (query: Query) => Condition[];
}

/** How a catalogue is written. */
export interface Written<Entity extends ListedRecord, Body extends SentRecord> {
  entity: EntityTarget<Entity>;
  /** The column of the address; `slug` when left out. */
  slugColumn?: SlugColumn;
  /** The field and property that is searched and that the address is made of; `name` when left out. */
  named?: 'name' | 'title';
  /** What a body writes besides the fields that all catalogues have; `stored` is the record before a change. */
  values: (body: Body, stored?: Entity) => Partial<Entity>;
  /** Columns of a new record whose fields were not sent. */
  defaults?: Partial<Entity>;
  /** Fields of the body that hold the id of another record, which must exist. */
  references?: Partial<Record<keyof Body, EntityTarget<Known>>>;
  /** Slugs that routes of members use. */
  reservedSlugs?: readonly string[];
}

/** Fields that `Catalogues` stores. */
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
  ...[rules]: RulesOf<OwnFields<Body>, Entity>
): (body: Partial<Body>, stored?: Entity) => Partial<Entity> {
  return columnMap({ ...COMMON_FIELDS, ...rules });
}

/** One catalogue: all that differs between it and the others. Its types follow from what stands in it. */
export const catalogue = <
  Entity extends ListedRecord,
  Body extends SentRecord,
  Query extends CatalogueQuery,
  Row,
  View,
>(
  kind: Listed<Query, Row, View> & Written<Entity, Body>,
) => kind;
