import type { Type } from '@nestjs/common';
import type { Sql } from '#kit/database/sql';
import type { OfficeText } from '#kit/service/office';

/** A view of its own for records without a detail route of staff. */
export interface OwnRecordView {
  view: Type & { of: (row: never) => object };
  columns: string;
  /** Table of the record, with the alias `r`. */
  from: string;
  /** Column with the part of the business that limited accounts see; without one they see none. */
  scope?: string;
}

/** A kind of event that endpoints can subscribe to. */
export interface WebhookType {
  /** `<service>.<record>.<happening>` */
  name: string;
  /** For the office. */
  label: OfficeText;
  /** The permission of the detail route. */
  permission: string;
  /** One sentence for the description. */
  when: string;
  /** Kind of the record, such as `order`. */
  record: string;
  /** Address of the detail route of staff below the prefix, such as `/orders/{id}`; the payload is its response. */
  route?: string;
  /** Statement for the `key` in that address, where it is not the id: `SELECT code AS key FROM kitchen WHERE id = $1`. */
  keyOf?: string;
  own?: OwnRecordView;
  /** Statement that finds the record `$1` of a limited account `$2`, where the detail route shows the records of others too. */
  ownedBy?: string;
  /** The facts with which every event is raised, which are sent in place of the record. */
  facts?: Type;
  /** The payload has ids and links alone for every endpoint. */
  isThin?: true;
}

export type WebhookTypes = readonly WebhookType[];

export const WEBHOOK_TYPES = 'webhook types';

/** `data` of the described examples, by type. */
export type WebhookTypeExamples = Readonly<Record<string, object>>;

export const WEBHOOK_TYPE_EXAMPLES = 'examples of webhook types';

/** All types of an endpoint. */
export const EVERY_TYPE = '*';

/** What an event is about. */
export interface WebhookRecord {
  /** SQL for an id that the caller did not read: `(SELECT id FROM booking WHERE reference = ...)`; without a row nothing is sent. */
  id: number | Sql | null;
  /** In place of the record, such as the ids of an erased person. */
  facts?: object;
}
