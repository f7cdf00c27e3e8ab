import { h } from '#kit/element';
import { openDialog } from '#kit/dialog';
import { go, type Page } from '#kit/router';
import { tell } from '#kit/toast';
import { type Answer, type Data, OFFICE, read, RequestKey, rowsOf, send } from '../api';
import { filledPath, nameOf, type Operation, parametersOf, resolved, type Schema } from '../description';
import type { Control, FormContext, Option } from '../forms/control';
import { fieldFor } from '../forms/fields';
import { formOf } from '../forms/form';
import { controlsOf, valuesOf } from '../forms/groups';
import { pageAbove } from '../navigation';
import { declared, declaredFor, type Office, oneOf, withFixedFilters } from '../office';
import type { ListPlace, Place } from '../places';
import { detailsOf, nameIn } from '../values';
import { w } from '../words';
import { actionTitle } from './buttons';
import { pageQuery, readRecord } from './record.page';
import { addressOf } from './rows';

/** Moves money: asked for once more before it is sent. */
const MONEY = /(refund|charge|payout|repair|reconcile|close|capture|settle)/;
/** From how many optional fields on they are folded. */
const MANY = 14;

/** The form of an operation: what is created, changed or done at this address. */
export async function operationPage(
  office: Office,
  place: Place,
  operation: Operation,
  values: string[],
): Promise<Page> {
  const isEdit = operation.method !== 'post' && operation.body !== undefined && operation.path === place.path;
  const data = place.kind === 'list' ? {} : await currentData(office, place, values);
  const { missing } = filledPath(operation.path, values);
  const schema = bodySchema(office, operation);
  const info =
    declared(office, place.path) ?? (place.kind === 'page' ? undefined : declaredFor(office, listOf(place)!));
  const names = parametersOf(place.path);
  const context: FormContext = {
    office,
    choices: info?.choices ?? {},
    known: { ...Object.fromEntries(values.map((value, index) => [names[index], value])), ...data },
    ...(place.kind === 'list' && place.list && { rows: () => rowsIn(office, place, values) }),
  };
  const initial = operation.method === 'post' ? listsIn(data, schema) : initialFrom(data, schema);
  const controls = controlsOf(context, fieldFor, schema, initial, { first: info?.form });
  const path = new Map<string, Control>(
    missing.map(name => [name, fieldFor(context, name, parameterSchema(name), { required: true })]),
  );
  const before = JSON.stringify(valuesOf(controls), null, 0);
  const started = JSON.parse(before) as Data;
  const key = new RequestKey();
  const result = h('div', { role: 'status' });
  const isCreate = place.kind === 'list' && place.creates.includes(operation);
  const title = isEdit && !operation.isTitled ? w('edit') : formTitle(office, place, operation);

  const submit = async () => {
    const body = bodyOf(valuesOf(controls), started, { isEdit, required: schema.required ?? [] });
    const address = filledPath(operation.path, [
      ...values,
      ...[...path.values()].map(control => String(control.value())),
    ]);
    const requestKey = key.of([address.path, body]);
    // Forms without a header name the request in the body.
    if ('client_token' in (schema.properties ?? {})) body['client_token'] = requestKey;
    const call = {
      path: address.path,
      key: requestKey,
      ...(operation.body && { body: operation.isUpload ? formData(body) : body }),
    };
    if (MONEY.test(operation.path) && !(await isSure(title))) return;
    const answer = await send(operation, call);
    key.succeeded();
    await finished(answer);
  };
  const finished = async (answer: Answer) => {
    const answered = answer.data as Data | null;
    if (showsResult(office, operation, place) && answered && typeof answered === 'object') {
      const secrets = secretsOf(operation, office.description.schemas);
      const shown = secrets.length > 0 ? only(answered, secrets) : answered;
      const address = secrets.length > 0 && afterwards(place, operation, values, answered);
      result.replaceChildren(
        h('h2', {}, w('result')),
        h('p', { class: 'notice' }, w(secrets.length > 0 ? 'keepSafe' : 'done')),
        h('section', { class: 'panel' }, detailsOf(office, shown, operation.result.schema)),
        ...(address ? [h('p', {}, h('a', { class: 'button', href: address }, w('open')))] : []),
      );
      result.scrollIntoView({ block: 'nearest' });
      return;
    }
    tell(w('saved'));
    const above = place.kind === 'page' && !place.read ? pageAbove(office, place) : undefined;
    const next = above ? `${OFFICE}${above.path}` : afterwards(place, operation, values, answered);
    go(next ?? addressHere(), { replace: true });
  };

  const fields = [...controls].map(([name, control]) => ({ name, element: control.element }));
  const isFirst = (name: string) =>
    schema.required?.includes(name) || info?.form?.includes(name) || initial[name] !== undefined;
  const folded = fields.length > MANY ? fields.filter(({ name }) => !isFirst(name)) : [];
  const body = h(
    'div',
    { class: 'form-page' },
    h('p', { class: 'crumb' }, h('a', { href: addressHere() }, w('back'))),
    h('h1', {}, title),
    formOf(
      submit,
      { button: isEdit ? w('save') : isCreate ? w('createNow') : title },
      new Map([...path, ...controls]),
      ...[...path.values()].map(control => control.element),
      ...fields.filter(field => !folded.includes(field)).map(({ element }) => element),
      folded.length > 0 &&
        h(
          'details',
          {},
          h('summary', {}, w('optional')),
          h('div', { class: 'form' }, ...folded.map(({ element }) => element)),
        ),
    ),
    result,
  );
  return { title, body, place: `${location.pathname}?${operation.id}` };
}

/** All rows of a list, by their names. */
async function rowsIn(office: Office, list: ListPlace, values: readonly string[]): Promise<Option[]> {
  const query = withFixedFilters(office, list, pageQuery(list, 1));
  const { rows } = rowsOf(list.list!, await read(list.list!, filledPath(list.path, values).path, query));
  return rows.map(row => ({ value: row['id'], label: nameIn(office, row, list) }));
}

/** Of an upload without the type, which the content decides, and with the presets to choose from. */
function bodySchema({ description: { schemas, presets } }: Office, operation: Operation): Schema {
  const schema = resolved(operation.body, schemas);
  const { type: _type, ...properties } = schema.properties ?? {};
  if (!operation.isUpload || !properties['for']) return schema;
  return { ...schema, properties: { ...properties, for: { ...properties['for'], enum: presets } } };
}

const listOf = (place: Place) => (place.kind === 'list' ? place : place.kind === 'record' ? place.lists[0] : undefined);

function formTitle(office: Office, place: Place, operation: Operation): string {
  const isCreate = place.kind === 'list' && place.creates[0] === operation && !operation.isTitled;
  return isCreate ? w('create', { one: oneOf(office, place) }) : actionTitle(office, operation);
}

async function currentData(office: Office, place: Place, values: string[]): Promise<Data> {
  if (place.kind === 'record') return (await readRecord(office, place, values)) ?? {};
  if (place.kind === 'page' && !place.read && place.path.endsWith('/profile')) return office.account;
  if (place.kind !== 'page' || !place.read) return {};
  return ((await send(place.read, { path: place.path })).data ?? {}) as Data;
}

/** The values of a record under the names that its form has: `category.id` is `category_id`. */
function initialFrom(data: Data, { properties = {} }: Schema): Data {
  const entries = Object.keys(properties).map(name => [name, data[name] ?? related(data, name)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function related(data: Data, name: string): unknown {
  const [, noun, key, many] = /^(\w+)_(id|code|slug)(s?)$/.exec(name) ?? [];
  if (noun === undefined || key === undefined) return undefined;
  const one = data[noun] as Data | undefined;
  if (many !== 's') return one?.[key];
  const all = data[`${noun}s`];
  return Array.isArray(all) ? all.map(item => (item as Data)[key]) : undefined;
}

/** What an action replaces as a whole, such as the roles of an account. */
const listsIn = (data: Data, schema: Schema): Data =>
  Object.fromEntries(Object.entries(initialFrom(data, schema)).filter(([, value]) => Array.isArray(value)));

const parameterSchema = (name: string): Schema =>
  /^(date|day)$/.test(name) ? { type: 'string', format: 'date' } : { type: 'string' };

/** A change has only what has changed, and what is always needed. */
function bodyOf(now: Data, before: Data, { isEdit, required }: { isEdit: boolean; required: readonly string[] }): Data {
  if (!isEdit) return now;
  const isChanged = (name: string) => JSON.stringify(now[name]) !== JSON.stringify(before[name]);
  return Object.fromEntries(Object.entries(now).filter(([name]) => required.includes(name) || isChanged(name)));
}

function formData(values: Data): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.set(name, value instanceof File ? value : String(value));
  return body;
}

const isSure = (title: string): Promise<boolean> =>
  openDialog({ title, hint: w('sure'), button: title, send: () => undefined });

/** Whether what comes back is to be read: a calculation, a new key; not the record itself. */
function showsResult({ description: { schemas } }: Office, operation: Operation, place: Place): boolean {
  if (operation.result.kind !== 'record') return false;
  if (operation.method === 'post' && secretsOf(operation, schemas).length > 0) return true;
  const known = place.kind === 'record' ? [place.read, ...place.edits] : place.kind === 'page' ? [place.read] : [];
  const name = nameOf(operation.result.schema);
  if (place.kind === 'list') return place.record?.read === undefined && name !== nameOf(place.list?.result.schema);
  return operation.method === 'post' && !known.some(other => nameOf(other?.result.schema) === name);
}

/** Fields that are shown only once. */
function secretsOf({ result }: Operation, schemas: Readonly<Record<string, Schema>>): string[] {
  const { properties = {} } = resolved(result.schema, schemas);
  return Object.keys(properties).filter(name => properties[name]!['x-secret'] === true);
}

const only = (data: Data, names: readonly string[]): Data =>
  Object.fromEntries(names.filter(name => name in data).map(name => [name, data[name]]));

const addressHere = (): string => location.pathname;

/** The new record, or the place where the form was opened. */
function afterwards(place: Place, operation: Operation, values: string[], answered: Data | null): string | undefined {
  if (place.kind !== 'list' || !place.record || !answered || operation.method !== 'post') return undefined;
  const own = operation.result.kind === 'record' ? addressOf(place.record, answered, values) : undefined;
  return own?.startsWith(OFFICE) ? own : undefined;
}
