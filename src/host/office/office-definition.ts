import type { Schema } from '#kit/openapi/document';
import type { OfficeChoiceFrom, OfficeHome, OfficeRecord } from '#kit/service/office';

/** What the page of an office is drawn from, in one language: the operations of staff, their schemas, names and order. */
export interface OfficeDescription {
  service: string;
  title: string;
  language: 'en' | 'ar';
  operations: OfficeOperation[];
  schemas: Record<string, Schema>;
  /** Names of fields; one without a label is shown by its name. */
  labels: Record<string, string>;
  /** Words of values. */
  values: Record<string, string>;
  /** Words of names and descriptions of roles. */
  roles: Record<string, string>;
  groups: { key: string; label: string }[];
  settings: OfficeSetting[];
  records: OfficeDescribedRecord[];
  homes: OfficeHome[];
  /** Addresses of lists with what waits, and what they are called. */
  waits: Record<string, string>;
  /** Operation ids without a place, with the reason. */
  machines: Record<string, string>;
  /** What uploads are for, which decides the sizes of pictures. */
  presets: string[];
  /** Addresses of the accounts of the demo data. */
  demoAccounts: string[];
  /** Whether a model answers questions. */
  hasAssistant: boolean;
  /** Where the site of the service is, for special screens. */
  site: string;
}

export interface OfficeDescribedRecord extends Omit<OfficeRecord, 'label' | 'one' | 'fields' | 'choices' | 'links'> {
  label: string;
  one: string;
  fields?: Record<string, string>;
  choices?: Record<string, OfficeDescribedChoice>;
  links?: { label: string; address: string }[];
}

/** A setting as a field of a form. */
export interface OfficeSetting {
  key: string;
  category: string;
  /** What it does. */
  label: string;
  /** To which it is reset. */
  initial: unknown;
  schema: Schema;
}

export type OfficeDescribedChoice =
  | string
  | (Omit<OfficeChoiceFrom, 'every'> & { every?: { value: string; label: string } });

export interface OfficeOperation {
  id: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Without `/api`. */
  path: string;
  /** One of these permissions is needed; empty for every signed-in account. */
  permissions: string[];
  /** The accounts of `@OnlyFor`. */
  onlyFor?: string;
  title: string;
  /** Whether the title is declared for the office, in the language of the reader. */
  isTitled: boolean;
  tag: string;
  query: OfficeParameter[];
  body?: Schema;
  /** The body is a form with a file. */
  isUpload?: boolean;
  takesKey?: boolean;
  result: OfficeResult;
}

export interface OfficeParameter {
  name: string;
  required?: boolean;
  schema: Schema;
}

export interface OfficeResult {
  /** `rows` are below `rowsAt` of the data, or the data themselves where that is empty. */
  kind: 'rows' | 'record' | 'nothing' | 'file';
  rowsAt?: string;
  /** Of a row, or of the record. */
  schema?: Schema;
}
