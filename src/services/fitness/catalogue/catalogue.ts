import type { EntityTarget } from 'typeorm';
import type { Condition } from '#kit/database/sql';
import { refusal } from '#kit/http/refusal';
import type { CatalogueRecord } from './catalogue-record.entity';
import type { CatalogueQuery, KeyedBody, SluggedBody } from './catalogue.dto';

/** Another record of the catalogue has the slug or key that was sent. */
export const SlugInUse = refusal(409, 'slug_in_use');

/** The fields that the bodies of all catalogues have. */
export type SentRecord = Partial<SluggedBody & KeyedBody>;

interface Known {
  id: number;
}

/** How a catalogue is read. Its pieces of SQL know the table as `c`. */
export interface Listed<Query extends CatalogueQuery, Row, View> {
  entity: EntityTarget<CatalogueRecord>;
  /** The SELECT list of its view. */
  columns: string;
  view: (row: Row) => View;
  /** The conditions of its own filters. */
  filters: (query: Query) => Condition[];
}

/** How a catalogue is written. */
export interface Written<Entity extends CatalogueRecord, Body extends SentRecord> {
  entity: EntityTarget<Entity>;
  /** What a body writes besides the fields that all catalogues have; `stored` is the record before a change. */
  values: (body: Body, stored?: Entity) => Partial<Entity>;
  /** Fields of the body that hold the id of another record, which must exist. */
  references?: Partial<Record<keyof Body, EntityTarget<Known>>>;
  /** Slugs that addresses of members use otherwise. */
  reserved?: readonly string[];
}

/** One catalogue: all that differs between it and the others. Its types follow from what stands in it. */
export const catalogue = <
  Entity extends CatalogueRecord,
  Body extends SentRecord,
  Query extends CatalogueQuery,
  Row,
  View,
>(
  kind: Listed<Query, Row, View> & Written<Entity, Body>,
) => kind;
