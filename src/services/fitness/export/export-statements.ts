import type { DataSource, EntityMetadata } from 'typeorm';
import { EXPORTED_TABLES, type ExportedTable } from './exported-tables';

/** One table of the export, read in pieces by its primary key. */
export interface ExportStatement {
  name: string;
  /** Selects the first rows of the account `$1`. */
  first: string;
  /** Selects the rows after the key `$2`, `$3`, ... */
  next: string;
  key: readonly string[];
  /** Columns that are read only for the key. */
  unshown: readonly string[];
}

/** Reading and writing as many takes some 5 ms, in which other requests wait. */
export const ROWS_AT_ONCE = 250;

/** Search texts are derived from other columns. */
const NEVER_SHOWN: readonly string[] = ['search_text'];

export function exportStatements(dataSource: DataSource): ExportStatement[] {
  return Object.entries(EXPORTED_TABLES).map(([name, exported]) =>
    statementOf(name, exported, dataSource.getMetadata(exported.table)),
  );
}

function statementOf(
  name: string,
  { table, owner = 'account_id', where = `t.${owner} = $1`, without = [] }: ExportedTable,
  metadata: EntityMetadata,
): ExportStatement {
  const hidden = new Set([...NEVER_SHOWN, ...without, owner]);
  const columns = metadata.columns.map(column => column.databaseName).filter(column => !hidden.has(column));
  const key = metadata.primaryColumns.map(column => column.databaseName);
  const unshown = key.filter(column => !columns.includes(column));
  const read = [...[...columns, ...unshown].map(column => `t.${column}`), ...names(metadata, columns)];
  const inOrder = key.map(column => `t.${column}`).join(', ');
  const select = (condition: string) =>
    `SELECT ${read.join(', ')} FROM ${table} t WHERE ${condition} ORDER BY ${inOrder} LIMIT ${ROWS_AT_ONCE}`;
  const after = key.map((_, index) => `$${index + 2}`).join(', ');
  return { name, first: select(where), next: select(`${where} AND (${inOrder}) > (${after})`), key, unshown };
}

/** Ids mean nothing to a member, so each is followed by the slug, key or username of the record. */
function names(metadata: EntityMetadata, columns: readonly string[]): string[] {
  return metadata.foreignKeys.flatMap(({ columns: [column], referencedEntityMetadata: referenced }) => {
    const called = ['slug', 'key', 'username', 'name'].find(name =>
      referenced.columns.some(other => other.databaseName === name),
    );
    const id = column?.databaseName;
    if (!id || !called || !columns.includes(id)) return [];
    return [`(SELECT r.${called} FROM ${referenced.tableName} r WHERE r.id = t.${id}) AS ${id.replace(/_id$/, '')}`];
  });
}
