import { h } from '#kit/element';
import { OFFICE, type Data } from '../api';
import { filledPath, isParameter, parametersOf, segmentsOf } from '../description';
import { labelOf, type Office } from '../office';
import type { ListPlace, RecordPlace } from '../places';
import { cell, columnsOf, inCurrency, nameIn, schemaAt, tableBox, valueAt } from '../values';

/** Parameters that are called as the field of a row, or end with its name: `postKey`. */
const KEY = /(?:id|code|key|username|slug|reference|number|date)$/i;

/** The address of a record from its row, which has the field that the address needs; `values` are those of the list. */
export function addressOf(record: RecordPlace, row: Data, values: readonly string[]): string | undefined {
  const names = parametersOf(record.path);
  const last = names.at(-1)!;
  const words = last.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);
  const own = [last, words, KEY.test(last) ? words.split('_').at(-1)! : 'id'];
  const key = own.map(name => row[name]).find(value => typeof value === 'string' || typeof value === 'number');
  if (key === undefined) return undefined;
  const { path, missing } = filledPath(record.path, [...values.slice(0, names.length - 1), String(key)]);
  return missing.length === 0 ? `${OFFICE}${path}` : undefined;
}

/** A column with the name of another record is called after the record: `kitchen.name`. */
const headOf = (office: Office, name: string): string =>
  labelOf(office, name in office.description.labels ? name : name.replace(/\.(?:name|title|email)$/, ''));

/** The rows of a list as a table; the first column leads to the record. */
export function rowsTable(
  office: Office,
  list: ListPlace,
  rows: readonly Data[],
  values: readonly string[],
  label: string,
) {
  const { schemas } = office.description;
  const declared = columnsOf(office, list).filter(name => rows.some(row => valueAt(row, name) !== undefined));
  const columns = declared.length > 0 ? declared : Object.keys(rows[0] ?? {}).slice(0, 6);
  return tableBox(
    columns.map(name => headOf(office, name)),
    rows.map(row => {
      const address = list.record && addressOf(list.record, row, values);
      return columns.map((name, index) => {
        const schema = inCurrency(schemaAt(list.list?.result.schema, name, schemas), row)!;
        const shown = cell(office, valueAt(row, name), name, schema);
        if (index > 0 || !address) return shown;
        const content = isEmpty(shown) ? nameIn(office, row, list) : shown;
        return h(
          'a',
          { href: address, 'aria-label': isPicture(shown) ? nameIn(office, row, list) : undefined },
          content,
        );
      });
    }),
    label,
  );
}

const isEmpty = (shown: Node | string): boolean =>
  (typeof shown === 'string' ? shown : (shown.textContent ?? '')) === '–';
const isPicture = (shown: Node | string): boolean => shown instanceof HTMLImageElement;

/** The address of the list or page that this one lies below. */
export function above(path: string, values: readonly string[]): string {
  const segments = segmentsOf(path).slice(0, -1);
  if (segments.length === 0) return OFFICE;
  return `${OFFICE}${filledPath(`/${segments.join('/')}`, values.slice(0, segments.filter(isParameter).length)).path}`;
}
