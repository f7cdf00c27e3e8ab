import type { EntityTarget } from 'typeorm';
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
  slugIn?: SlugColumn;
  /** The field and property that is searched and that the address is made of; `name` when left out. */
  named?: 'name' | 'title';
  /** What a body writes besides the fields that all catalogues have; `stored` is the record before a change. */
  values: (body: Body, stored?: Entity) => Partial<Entity>;
  /** Fields of the body that hold the id of another record, which must exist. */
  references?: Partial<Record<keyof Body, EntityTarget<Known>>>;
  /** Slugs that addresses of members use otherwise. */
  reserved?: readonly string[];
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
