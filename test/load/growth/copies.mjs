import { Client } from 'pg';
import { vacuum as makeVisible } from '../../harness/vacuum.cjs';
import { countedTable, planOf, SERVICES } from './sizes.mjs';

/** Columns that are part of a unique index and the same in every copy: another column of the index differs. */
const SAME_IN_COPIES = new Set(['provider', 'caller', 'kind', 'status', 'audience']);
const TIMES = new Set(['timestamp with time zone', 'date']);
const COLUMNS = `
  SELECT c.table_name AS table, c.column_name AS name, c.data_type AS type
  FROM information_schema.columns c
  WHERE c.table_schema = current_schema() AND c.is_generated = 'NEVER' ORDER BY c.ordinal_position`;
const UNIQUE_INDEXES = `
  SELECT t.relname AS table, array_agg(a.attname::text) AS columns
  FROM pg_index i JOIN pg_class t ON t.oid = i.indrelid JOIN pg_attribute a ON a.attrelid = i.indexrelid
  WHERE i.indisunique AND t.relnamespace = current_schema()::regnamespace GROUP BY i.indexrelid, t.relname`;
const FOREIGN_KEYS = `
  SELECT k.conrelid::regclass::text AS table, k.confrelid::regclass::text AS referenced, k.conname AS name,
    pg_get_constraintdef(k.oid) AS definition,
    (SELECT array_agg(a.attname::text ORDER BY place) FROM unnest(k.conkey) WITH ORDINALITY key (number, place)
     JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = key.number) AS columns,
    (SELECT array_agg(a.attname::text ORDER BY place) FROM unnest(k.confkey) WITH ORDINALITY key (number, place)
     JOIN pg_attribute a ON a.attrelid = k.confrelid AND a.attnum = key.number) AS keys
  FROM pg_constraint k
  WHERE k.contype = 'f' AND k.connamespace = current_schema()::regnamespace ORDER BY k.conname`;
const INDEXES = `
  SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
  FROM pg_index i JOIN pg_class t ON t.oid = i.indrelid
  WHERE NOT i.indisunique AND t.relnamespace = current_schema()::regnamespace AND t.relname = ANY ($1)
    AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = i.indexrelid)`;

/** Grows all services to a size: 1 is a million orders. @returns what there is then, by service */
export async function grow(url, size, services = SERVICES) {
  const grown = [];
  for (const service of services) grown.push(await multiply(url, service, size));
  // Not before: a transaction that began earlier would keep rows from being visible to all, which counts in an index need.
  for (const service of services) await vacuum(url, service);
  return grown;
}

/**
 * Multiplies the rows of a service's tables in one transaction: `records` by the number of copies, those of the `catalogue`
 * by that of the catalogue, which the copies of records refer to in turn. Texts that must be unique get the number of the
 * copy; times of records move back by `daysBack`, an expression of its number `n`. Foreign keys and indexes are absent
 * meanwhile and built at the end, which takes a fraction of the time and checks every reference.
 */
async function multiply(url, service, size) {
  const client = await connected(url, service);
  try {
    await client.query("BEGIN; SET LOCAL maintenance_work_mem = '256MB'; SET LOCAL synchronous_commit = on");
    const counted = countedTable(service);
    const plan = planOf(service, size, await countOf(client, counted));
    const schema = await schemaOf(client, plan);
    await withoutIndexes(client, schema, async () => {
      for (const table of schema.tables) await copyTable(client, table, schema);
      for (const statement of plan.after ?? []) await client.query(statement);
    });
    await client.query('COMMIT');
    return `${await countOf(client, counted)} rows of ${service}.${counted}`;
  } finally {
    await client.end();
  }
}

const TABLES = "SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace";

/** Counts the rows of a service for its plans, and makes them visible to all, so that indexes are read alone. */
export async function vacuum(url, service) {
  const client = await connected(url, service);
  const query = async (statement, values) => (await client.query(statement, values)).rows;
  try {
    const tables = await query(TABLES);
    await makeVisible(
      query,
      tables.map(({ relname }) => relname),
    );
  } finally {
    await client.end();
  }
}

async function connected(url, service) {
  const client = new Client({ connectionString: url, options: `-c search_path=${service},public` });
  await client.connect();
  return client;
}

async function schemaOf(client, plan) {
  const columns = byTable((await client.query(COLUMNS)).rows);
  const unique = byTable((await client.query(UNIQUE_INDEXES)).rows);
  const { rows: foreignKeys } = await client.query(FOREIGN_KEYS);
  const named = [...Object.entries(plan.catalogue), ...Object.entries(plan.records)];
  const tables = named.map(([name, condition]) => ({
    name,
    condition,
    inCatalogue: Object.hasOwn(plan.catalogue, name),
    columns: columns.get(name),
    unique: unique.get(name) ?? [],
  }));
  return { plan, foreignKeys, tables, byName: new Map(tables.map(table => [table.name, table])) };
}

function byTable(rows) {
  const found = new Map();
  for (const row of rows) found.set(row.table, [...(found.get(row.table) ?? []), row]);
  return found;
}

async function withoutIndexes(client, { tables, foreignKeys }, work) {
  const names = tables.map(({ name }) => name);
  const { rows: indexes } = await client.query(INDEXES, [names]);
  const keys = foreignKeys.filter(({ table }) => names.includes(table));
  for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  await work();
  await client.query('SET CONSTRAINTS ALL IMMEDIATE');
  for (const name of names) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
  for (const { definition } of indexes) await client.query(definition);
  for (const { table, name, definition } of keys)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
}

async function copyTable(client, table, schema) {
  const { plan } = schema;
  const { name, condition } = table;
  const parents = referencesOf(table, schema).filter(({ to }) => to.name !== name);
  const present = parents.map(
    ({ column, to }) => `(${column} IS NULL OR ${column} IN (SELECT id FROM source_${to.name}))`,
  );
  await client.query(
    `CREATE TEMP TABLE source_${name} ON COMMIT DROP AS SELECT * FROM ${name} WHERE ${[condition || 'true', ...present].join(' AND ')}`,
  );
  const hasId = table.columns.some(column => column.name === 'id');
  if (hasId) {
    const { rows } = await client.query(`SELECT coalesce(max(id), 0)::int AS id FROM ${name}`);
    table.stride = rows[0].id;
  }
  const copied = table.columns.map(column => copiedColumn(table, column, schema));
  const copies = table.inCatalogue ? plan.catalogueCopies : plan.copies;
  await client.query(
    `INSERT INTO ${name} (${table.columns.map(column => column.name)}) OVERRIDING SYSTEM VALUE
     SELECT ${copied} FROM source_${name} s, generate_series(1, $1::int) n`,
    [copies],
  );
  if (hasId)
    await client.query(`SELECT setval(pg_get_serial_sequence($1, 'id'), (SELECT max(id) FROM ${name}))`, [name]);
}

/** The columns with ids of copied tables. A part of a key of several columns may itself be such an id. */
function referencesOf(table, schema) {
  const found = Object.entries(schema.plan.references?.[table.name] ?? {}).map(([column, to]) => [column, to]);
  for (const { name } of table.columns) {
    const to = referenceOf(table.name, name, schema);
    if (to) found.push([name, to]);
  }
  return found.map(([column, to]) => ({ column, to: schema.byName.get(to) })).filter(({ to }) => to);
}

function referenceOf(table, column, schema) {
  for (const { table: from, referenced, columns, keys } of schema.foreignKeys) {
    const place = from === table ? columns.indexOf(column) : -1;
    if (place < 0) continue;
    const to = keys[place] === 'id' ? referenced : referenceOf(referenced, keys[place], schema);
    if (to) return to;
  }
  return undefined;
}

function copiedColumn(table, { name, type }, schema) {
  const { plan } = schema;
  const value = `s.${name}`;
  if (name === 'id' && table.stride !== undefined) return `${value} + n * ${table.stride}`;
  const reference = referencesOf(table, schema).find(({ column }) => column === name);
  if (reference) return `${value} + ${copyOf(reference.to, table, plan)} * ${reference.to.stride}`;
  if (name === 'search_text') return `${value} || ' ' || n`;
  if (TIMES.has(type) && plan.daysBack && !table.inCatalogue) return shifted(value, type, plan.daysBack);
  if (!isUnique(table, name, schema)) return value;
  if (name === 'email') return `n || '-' || ${value}`;
  if (type === 'uuid') return `md5(${value} || '-' || n)::uuid`;
  return type === 'text' ? `${value} || '-' || n` : value;
}

/** Records refer to the catalogue's copies in turn, the originals included. */
const copyOf = (to, table, { catalogueCopies }) =>
  to.inCatalogue && !table.inCatalogue ? `(n % ${catalogueCopies + 1})` : 'n';

const shifted = (value, type, daysBack) =>
  `${value} - ${type === 'date' ? `(${daysBack})` : `make_interval(days => ${daysBack})`}`;

function isUnique(table, name, schema) {
  if (name === 'reference' || schema.plan.suffixed?.[table.name]?.includes(name)) return true;
  const remapped = new Set(['id', ...referencesOf(table, schema).map(({ column }) => column)]);
  return table.unique.some(
    ({ columns }) =>
      columns.includes(name) && !SAME_IN_COPIES.has(name) && !columns.some(column => remapped.has(column)),
  );
}

async function countOf(client, table) {
  const { rows } = await client.query(`SELECT count(*)::int AS count FROM ${table}`);
  return rows[0].count;
}
