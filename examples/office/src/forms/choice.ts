import { h, put } from '#kit/element';
import { select } from '#kit/fields';
import { type Answer, type Data, read, rowsOf } from '../api';
import { filledPath, parametersOf, resolved, shapeOf, textOf } from '../description';
import { type Office, withFixedFilters, wordOf } from '../office';
import { type ListPlace, refersTo, taken } from '../places';
import { isBilingual, nameIn, plain, valueAt } from '../values';
import { w } from '../words';
import { type Control, type FieldOptions, type FormContext, group, marked, type Option, renameGroup } from './control';

type Named = FieldOptions & { label: string };

/** The records that a field chooses from. */
export interface Choice {
  field: string;
  list: ListPlace;
  /** Values of the parameters of the list. */
  parameters: string[];
  value: string;
  name: string | undefined;
  /** What is sent in place of all of them. */
  every?: { value: string; label: string } | undefined;
}

/** Declared for the field, or the list that its name refers to: `/categories` of `category_id`. */
export function choiceFor({ office, choices, known = {}, isFilter }: FormContext, name: string): Choice | undefined {
  const declared = choices[name];
  const lists = [...office.places.lists.values()].filter(({ list }) => list);
  const suffix = /_(id|code|slug)s?$/.exec(name)?.[1];
  const own = suffix ?? 'id';
  if (declared) {
    const { from, value = own, name: shown, every } = typeof declared === 'string' ? { from: declared } : declared;
    const list = lists.find(({ path }) => shapeOf(path) === shapeOf(from));
    const parameters = parametersOf(from).map(parameter => textOf(known[parameter]));
    return list && parameters.every(Boolean) ? { field: name, list, parameters, value, name: shown, every } : undefined;
  }
  // A filter may name a record by its slug or code: `stay`.
  const field = suffix || !isFilter ? name : `${name}_id`;
  const list = lists
    .filter(({ path }) => parametersOf(path).length === 0 && refersTo(field, path))
    .filter(one => !one.list!.query.some(({ required }) => required))
    .sort((one, other) => one.path.length - other.path.length)[0];
  const rows = resolved(list?.list!.result.schema, office.description.schemas).properties ?? {};
  const value = field === name ? own : ['slug', 'code'].find(key => key in rows);
  return list && value ? { field: name, list, parameters: [], value, name: undefined } : undefined;
}

const SEARCH = ['q', 'search', 'name'];
/** Many fields of a form choose from the same list. */
const answers = new WeakMap<FormContext, Map<string, Promise<Answer>>>();

async function optionsOf(
  context: FormContext,
  { list, parameters, value, name, field }: Choice,
  words = '',
): Promise<{ options: Option[]; isWhole: boolean }> {
  const { office } = context;
  const operation = list.list!;
  const query = withFixedFilters(office, list);
  const size = operation.query.find(({ name: parameter }) => /^(limit|page_size|page_count)$/.test(parameter));
  if (size) query.set(size.name, String(size.schema.maximum ?? 100));
  const search = operation.query.find(parameter => SEARCH.includes(parameter.name))?.name;
  if (search && words) query.set(search, words);
  const { path } = filledPath(operation.path, parameters);
  const known = taken(answers, context, () => new Map<string, Promise<Answer>>());
  const { rows, pages } = rowsOf(operation, await taken(known, `${path}?${query}`, () => read(operation, path, query)));
  const options = rows.flatMap(row => optionsIn(office, row, { list, value, name, field }));
  return { options, isWhole: pages <= 1 || !search };
}

/** The option of a row, or those of a group of rows. */
function optionsIn(office: Office, row: Data, { list, value, name, field }: Omit<Choice, 'parameters'>): Option[] {
  const labelOf = (one: Data) =>
    name === undefined ? nameIn(office, one, list) : plain(office, valueAt(one, name), field);
  if (row[value] !== undefined) return [{ value: row[value], label: labelOf(row) }];
  const [heading, inner] = [
    Object.values(row).find(one => typeof one === 'string'),
    Object.values(row).find(Array.isArray),
  ];
  const rows = (inner ?? []) as Data[];
  return rows
    .filter(one => typeof one === 'object' && one !== null)
    .map(one => ({ value: one[value] ?? one['name'], label: labelOf(one), heading: heading as string }));
}

/** A list to choose one record from, with a search where there are many. */
export function choiceField(context: FormContext, name: string, choice: Choice, named: Named): Control {
  const { label, required = false, initial } = named;
  let options: Option[] = [];
  const start = isChosen(initial) ? [{ value: String(initial), label: String(initial) }] : [];
  const none = { value: '', label: context.isFilter ? w('any') : '–' };
  const element = select({
    name,
    label: marked(label, required),
    options: [none, ...start],
    value: isChosen(initial) ? String(initial) : '',
  });
  const input = element.querySelector('select')!;
  input.required = required;
  const show = async (words = '') => {
    const found = await optionsOf(context, choice, words);
    const chosen = input.value;
    const known = options.find(one => String(one.value) === chosen);
    options = found.options;
    if (known && !options.some(one => String(one.value) === chosen)) options.unshift(known);
    if (chosen && !options.some(one => String(one.value) === chosen))
      options.unshift({ value: initial, label: await nameOfChosen(context, choice, chosen) });
    put(
      input,
      ...[none, ...options].map(option =>
        h('option', { value: String(option.value), selected: String(option.value) === chosen }, option.label),
      ),
    );
    input.dispatchEvent(new Event('change', { bubbles: true }));
    if (!found.isWhole && !element.querySelector('.search')) element.children[0]!.after(searchField(label, show));
  };
  void show().catch(() => undefined);
  const value = () => {
    if (input.value === '') return isChosen(initial) ? null : undefined;
    return options.find(one => String(one.value) === input.value)?.value ?? initial;
  };
  return { element, value, rename: renamedSelect(element, input) };
}

/** The name of a record that is not among the first ones of its list. */
async function nameOfChosen({ office }: FormContext, { list }: Choice, key: string): Promise<string> {
  const operation = list.record?.read;
  if (!operation || parametersOf(operation.path).length !== 1) return key;
  const { data } = await read(operation, filledPath(operation.path, [key]).path).catch(() => ({ data: null }));
  return data ? nameIn(office, data as Data, list) : key;
}

const isChosen = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

const renamedSelect = (element: HTMLElement, input: HTMLSelectElement) => (path: string) => {
  input.name = path;
  element.querySelector('[data-problem]')?.setAttribute('data-problem', path);
};

const PAUSE_MS = 300;

function searchField(label: string, show: (words: string) => Promise<void>): HTMLElement {
  let pause = 0;
  const oninput = ({ target }: Event) => {
    clearTimeout(pause);
    pause = window.setTimeout(() => void show((target as HTMLInputElement).value), PAUSE_MS);
  };
  return h('input', {
    type: 'search',
    class: 'search',
    'aria-label': `${w('search')}: ${label}`,
    placeholder: w('search'),
    oninput,
  });
}

/** Several records of a list, each with a box to tick. */
export function choicesField(context: FormContext, choice: Choice, named: Named): Control {
  const { label, required = false, initial } = named;
  const before = (Array.isArray(initial) ? initial : []).map(one => keyIn(one, choice.value));
  const chosen = new Map(before.map(one => [String(one), one]));
  const body = h('div', { class: 'ticks' });
  const element = group(label, required, body);
  const box = ({ value, label: text }: Option) => {
    const onchange = ({ target }: Event) =>
      (target as HTMLInputElement).checked ? chosen.set(String(value), value) : chosen.delete(String(value));
    return h(
      'label',
      {},
      h('input', { type: 'checkbox', checked: chosen.has(String(value)), onchange }),
      h('span', {}, text),
    );
  };
  const { every } = choice;
  const show = async (words = '') => {
    const { options: each, isWhole } = await optionsOf(context, choice, words);
    const options: Option[] = every ? [every, ...each] : each;
    const headings = [...new Set(options.map(({ heading }) => heading))];
    put(
      body,
      ...headings.map(heading => {
        const boxes = options.filter(option => option.heading === heading).map(box);
        if (heading === undefined) return h('div', {}, ...boxes);
        const name = wordOf(context.office, 'module', heading);
        return h('div', { role: 'group', 'aria-label': name }, h('strong', {}, name), ...boxes);
      }),
    );
    if (!isWhole && !element.querySelector('.search')) body.before(searchField(label, show));
  };
  void show().catch(() => undefined);
  const value = () => {
    if (chosen.size === 0 && initial === undefined && !required) return undefined;
    return every && chosen.has(every.value) ? [every.value] : [...chosen.values()];
  };
  return { element, value, rename: path => renameGroup(element, path) };
}

/** A chosen record as it is sent. */
const keyIn = (one: unknown, key: string): unknown =>
  typeof one === 'object' && one !== null && !isBilingual(one) ? ((one as Data)[key] ?? (one as Data)['name']) : one;
