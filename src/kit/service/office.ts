export type OfficeText = readonly [en: string, ar: string];

/**
 * What the office of a service shows beyond the description of its API: names and order. Everything has a default, so a
 * feature declares only what reads better with it.
 */
export interface Office {
  /** Figures of the first page. */
  home?: OfficeHome;
  /** Lists of what waits for somebody, with their filters: the first page shows how many rows they have. */
  waits?: Readonly<Record<string, OfficeText>>;
  /** Groups of the navigation by key, in their order. */
  groups?: Readonly<Record<string, OfficeText>>;
  /** Lists, records and pages with a place in the navigation. */
  records?: readonly OfficeRecord[];
  /** Titles of operations by operation id: buttons, forms and pages. */
  titles?: Readonly<Record<string, OfficeText>>;
  /** Names of fields of responses, in addition to the labels of requests. */
  fields?: Readonly<Record<string, OfficeText>>;
  /** Values of enumerations: `out_for_delivery`, or `status.paid` where a value means something else elsewhere. */
  values?: Readonly<Record<string, OfficeText>>;
  /** Operations without a place, by operation id, with the reason. */
  machines?: Readonly<Record<string, string>>;
}

/** Fields of one read that are shown first, in their order, and those that count what waits, with the list of it. */
export interface OfficeHome {
  path: string;
  figures: readonly string[];
  waiting?: Readonly<Record<string, string>>;
  /** Fields with rows of a list, which are shown as its rows. */
  lists?: Readonly<Record<string, string>>;
}

/** A list and its records, a record without a list, or a page. */
export interface OfficeRecord {
  /** Path without `/api`: `/products` of a list, `/sections/{id}` of records that only lists of others have, `/overview` of a page. */
  path: string;
  /** All of them, in the navigation: "Dishes". */
  label: OfficeText;
  /** One of them: "dish". The label when left out. */
  one?: OfficeText;
  /** Key of the group; without one the page is reached from others only. */
  group?: string;
  /** Names of its fields, where they differ from those of other records. */
  fields?: Readonly<Record<string, OfficeText>>;
  /** Its names are those of roles. */
  hasRoles?: true;
  /** Field that names a record: `name`, `order_number`. */
  name?: string;
  /** Fields of a row, in their order; nested ones as `kitchen.name`. */
  columns?: readonly string[];
  /** Fields of the form that come first, in their order; others follow. */
  form?: readonly string[];
  /** Filters that are always sent, and not offered: `{ scope: 'admin' }`. */
  query?: Readonly<Record<string, string>>;
  /** Where a field of a body or a query chooses a record: `{ category_id: '/categories' }`. */
  choices?: Readonly<Record<string, OfficeChoice>>;
  /** Paths of lists inside the record, in their order; others follow. */
  parts?: readonly string[];
  /** Further screens, shown with the list: a kitchen board, a calendar. Addresses are relative to the site of the service. */
  links?: readonly { label: OfficeText; address: string }[];
}

/** The path of a list whose records are offered, with the field that is sent (`id`) and the one that is shown. */
export type OfficeChoice = string | OfficeChoiceFrom;

export interface OfficeChoiceFrom {
  from: string;
  value?: string;
  name?: string;
  /** What is sent in place of all of them, with its name. */
  every?: { value: string; label: OfficeText };
}

export type MergedOffice = Required<Omit<Office, 'home'>> & { homes: OfficeHome[] };

/** Joins the declarations of a service and its features. The service comes first: its groups lead, and its texts win. */
export function mergeOffices(offices: readonly (Office | undefined)[]): MergedOffice {
  const all = offices.filter(office => office !== undefined);
  const merged = <Value>(parts: readonly (Readonly<Record<string, Value>> | undefined)[]): Record<string, Value> => ({
    ...Object.assign({}, ...parts),
    ...Object.assign({}, ...parts.toReversed()),
  });
  return {
    homes: all.flatMap(({ home }) => home ?? []),
    waits: merged(all.map(({ waits }) => waits)),
    groups: merged(all.map(({ groups }) => groups)),
    records: firstOfPath(all.flatMap(({ records }) => records ?? [])),
    titles: merged(all.map(({ titles }) => titles)),
    fields: merged(all.map(({ fields }) => fields)),
    values: merged(all.map(({ values }) => values)),
    machines: merged(all.map(({ machines }) => machines)),
  };
}

const firstOfPath = (records: readonly OfficeRecord[]): OfficeRecord[] =>
  records.filter((record, index) => records.findIndex(({ path }) => path === record.path) === index);
