import { h } from '#kit/element';
import { go, type Page } from '#kit/router';
import { load } from '#kit/states';
import { Refused } from 'quintet-clients/answers';
import { type Answer, type Data, OFFICE, read, rowsOf } from '../api';
import { filledPath, type Operation, parametersOf, textOf } from '../description';
import { declared, declaredFor, type Office, officeAt, titleOf, withFixedFilters } from '../office';
import { type ListPlace, type RecordPlace, rowsName } from '../places';
import { detailsOf, nameIn } from '../values';
import { w } from '../words';
import { confirmButton, operationButtons } from './buttons';
import { createLinks, linkRow, pageTitle } from './list.page';
import { above, rowsTable } from './rows';

/** Pages of a list that are searched for a record without a read of its own. */
const MAX_PAGES = 20;

/** The record, read by itself or found in its list. */
export async function readRecord(
  office: Office,
  record: RecordPlace,
  values: readonly string[],
): Promise<Data | undefined> {
  if (record.read) return ((await read(record.read, filledPath(record.read.path, values).path)).data ?? {}) as Data;
  const list = record.lists.find(one => one.list && parametersOf(one.path).length < values.length);
  if (!list?.list) return embeddedRecord(office, record, values);
  const key = values.at(-1)!;
  for (let page = 1, pages = 1; page <= Math.min(pages, MAX_PAGES); page += 1) {
    const found = rowsOf(
      list.list,
      await read(list.list, filledPath(list.path, values).path, withFixedFilters(office, list, pageQuery(list, page))),
    );
    const row = found.rows.find(one =>
      Object.values(one).some(value => String(value) === key && typeof value !== 'object'),
    );
    if (row) return row;
    pages = found.pages;
  }
  return undefined;
}

/** A page of as many rows as a list allows. */
export function pageQuery(list: ListPlace, page: number): URLSearchParams {
  const size = list.list!.query.find(({ name }) => /^(limit|page_size|page_count)$/.test(name));
  const query = new URLSearchParams();
  if (list.list!.query.some(({ name }) => name === 'page')) query.set('page', String(page));
  if (size) query.set(size.name, String(size.schema.maximum ?? 100));
  return query;
}

/** A record that its owner has inside, such as a question of a quiz. */
async function embeddedRecord(
  office: Office,
  record: RecordPlace,
  values: readonly string[],
): Promise<Data | undefined> {
  const owner = [...office.places.records.values()].find(({ parts }) => parts.some(part => part.record === record));
  if (!owner?.read) return undefined;
  const data = ((await read(owner.read, filledPath(owner.path, values).path)).data ?? {}) as Data;
  const rows = rowsInside(data, record.lists[0]!);
  return rows.find(row => String(row['id'] ?? row['code'] ?? row['key']) === values.at(-1));
}

const rowsInside = (data: Data, list: ListPlace): Data[] => {
  const rows = data[rowsName(list.path)];
  return Array.isArray(rows) ? (rows as Data[]).filter(row => typeof row === 'object' && row !== null) : [];
};

/** A record with its buttons, its fields and its parts. */
export async function recordPage(office: Office, record: RecordPlace, values: string[]): Promise<Page> {
  const data = await readRecord(office, record, values);
  const canRead = record.read !== undefined || record.lists.some(({ list }) => list);
  if (data === undefined && canRead)
    throw new Refused({ success: false, code: 'not_found', message: '' }, new Response(null, { status: 404 }));
  const shown = data ?? {};
  const name = data === undefined ? values.at(-1)! : nameIn(office, shown, record);
  const back = above(record.path, values);
  const buttons = [
    ...record.edits.map((operation, index) =>
      h(
        'a',
        { class: index === 0 ? 'button main' : 'button', href: `?do=${operation.id}` },
        index === 0 && !operation.isTitled ? w('edit') : operation.title,
      ),
    ),
    ...operationButtons(office, record.actions, values, name),
    record.remove &&
      confirmButton(record.remove, values, {
        label: record.remove.isTitled ? record.remove.title : w('remove'),
        name,
        done: () => go(back, { replace: true }),
      }),
  ].filter(button => button !== undefined);
  const schema = record.read?.result.schema ?? record.lists.find(({ list }) => list)?.list!.result.schema;
  const links = [
    ...record.pages.map(page => ({
      href: `${OFFICE}${filledPath(page.path, values).path}`,
      label: pageTitle(office, page),
    })),
    ...record.related.map(({ list, parameter }) => ({
      href: `${OFFICE}${list.path}?${parameter}=${encodeURIComponent(textOf(shown[keyOf(parameter)] ?? values.at(-1)))}`,
      label: titleOf(office, list),
    })),
  ];
  const body = h(
    'div',
    {},
    h('p', { class: 'crumb' }, h('a', { href: back }, record.lists[0] ? titleOf(office, record.lists[0]) : w('back'))),
    h('div', { class: 'bar' }, h('h1', {}, h('bdi', {}, name)), h('div', { class: 'buttons' }, ...buttons)),
    linkRow(links),
    data !== undefined && h('section', { class: 'panel' }, detailsOf(office, withoutParts(shown, record), schema)),
    ...partsOf(office, record).map(part => partSection(office, part, values, shown)),
  );
  return { title: name, body };
}

/** Without rows where the company has switched off what the list is of. */
const readIfThere = (list: Operation, path: string): Promise<Answer> =>
  read(list, path).catch((failure: unknown) => {
    if (failure instanceof Refused && failure.status === 404) return { data: [] };
    throw failure;
  });

const keyOf = (parameter: string): string => /_(id|code|slug)$/.exec(parameter)?.[1] ?? 'id';

/** Lists inside the record are shown as lists, with their buttons. */
function withoutParts(data: Data, record: RecordPlace): Data {
  const names = record.parts.filter(({ list }) => !list).map(({ path }) => rowsName(path));
  return Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)));
}

function partsOf(office: Office, record: RecordPlace): ListPlace[] {
  const order =
    (declared(office, record.path) ?? (record.lists[0] && declaredFor(office, record.lists[0])))?.parts ?? [];
  const rank = ({ path }: ListPlace) => (order.includes(path) ? order.indexOf(path) : order.length);
  return [...record.parts].sort((one, other) => rank(one) - rank(other));
}

function partSection(office: Office, part: ListPlace, values: string[], owner: Data): HTMLElement {
  const title = titleOf(office, part);
  const address = `${OFFICE}${filledPath(part.path, values).path}`;
  const content = h('div', {});
  const { list } = part;
  const needsMore = list?.query.some(({ required }) => required) ?? false;
  if (list && !needsMore)
    void load(
      content,
      async () => rowsOf(list, await readIfThere(list, filledPath(list.path, values).path)),
      ({ rows, pages }) => [
        rows.length === 0
          ? h('p', { class: 'faint' }, w('empty'))
          : rowsTable(officeAt(office, part), part, rows, values, title),
        pages > 1 && h('p', {}, h('a', { href: address }, w('show'))),
      ],
    );
  else {
    const rows = rowsInside(owner, part);
    if (rows.length > 0) content.append(rowsTable(office, part, rows, values, title));
  }
  return h(
    'section',
    { class: 'part' },
    h(
      'div',
      { class: 'bar' },
      h('h2', {}, h('a', { href: address }, title)),
      h(
        'div',
        { class: 'buttons' },
        ...createLinks(office, part, address),
        ...part.actions.map(operation =>
          h('a', { class: 'button', href: `${address}?do=${operation.id}` }, operation.title),
        ),
      ),
    ),
    content,
  );
}
