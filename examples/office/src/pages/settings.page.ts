import { h } from '#kit/element';
import { go, type Page } from '#kit/router';
import { tell } from '#kit/toast';
import { Refused } from 'quintet-clients/answers';
import { read, rowsOf, send } from '../api';
import { filledPath, type Description, type Operation, textOf } from '../description';
import type { Control, FormContext } from '../forms/control';
import { fieldFor } from '../forms/fields';
import { formOf } from '../forms/form';
import { bilingualGroup } from '../forms/groups';
import { declaredFor, type Office, titleOf, withFixedFilters, wordOf } from '../office';
import { type ListPlace, taken } from '../places';
import { detailsOf } from '../values';
import { w } from '../words';
import { confirmButton } from './buttons';
import { linksOf } from './list.page';
import { pageQuery } from './record.page';

type Setting = Description['settings'][number];

/** All settings of the company in one form; each that was changed is saved. */
export async function settingsPage(office: Office, list: ListPlace): Promise<Page> {
  const query = withFixedFilters(office, list, pageQuery(list, 1));
  const { rows } = rowsOf(list.list!, await read(list.list!, list.path, query));
  const values = new Map(rows.map(row => [textOf(row['key']), row['value']]));
  const shown = office.description.settings.filter(({ key }) => values.has(key));
  const change = list.record?.edits[0];
  const title = titleOf(office, list);
  const body = h('div', { class: 'form-page' }, h('h1', {}, title), linksOf(office, list, []));
  if (change) body.append(settingsForm(office, list, shown, values, change));
  else {
    const data = Object.fromEntries(shown.map(({ key }) => [key, values.get(key)]));
    body.append(h('section', { class: 'panel' }, detailsOf(office, data, undefined)));
  }
  return { title, body };
}

function settingsForm(
  office: Office,
  list: ListPlace,
  shown: readonly Setting[],
  values: ReadonlyMap<string, unknown>,
  change: Operation,
): HTMLElement {
  const context: FormContext = { office, choices: declaredFor(office, list)?.choices ?? {} };
  const controls = new Map<string, Control>();
  const control = ({ key, schema, label }: Setting): Control =>
    taken(controls, key, () => fieldFor(context, key, schema, { initial: values.get(key), label }));
  const elementOf = (setting: Setting): Node | undefined => {
    if (controls.has(setting.key)) return undefined;
    const other = shown.find(({ key }) => key === `${setting.key.replace(/_en$/, '')}_ar`);
    if (!other) return withReset(setting, control(setting).element);
    const label = setting.label.replace(/,? (?:in )?English$|،? بالإنجليزية$/, '');
    return bilingualGroup(label, { en: control(setting), ar: control(other) });
  };
  const reset = list.record?.remove;
  const withReset = ({ key, label, initial }: Setting, element: HTMLElement): HTMLElement => {
    const isChanged = JSON.stringify(values.get(key)) !== JSON.stringify(initial);
    if (reset && isChanged)
      element.append(confirmButton(reset, [key], { label: reset.title, name: label, isQuiet: true }));
    return element;
  };
  const categories = [...new Set(shown.map(({ category }) => category))];
  const sections = categories.map(category =>
    h(
      'section',
      { class: 'panel form' },
      h('h2', {}, wordOf(office, 'category', category)),
      ...shown.filter(setting => setting.category === category).map(elementOf),
    ),
  );
  const before = new Map([...controls].map(([key, { value }]) => [key, JSON.stringify(value())]));
  const save = async () => {
    const changed = [...controls].filter(([key, { value }]) => JSON.stringify(value()) !== before.get(key));
    if (changed.length === 0) return tell(w('unchanged'));
    for (const [key, { value }] of changed) {
      await send(change, { path: filledPath(change.path, [key]).path, body: { value: value() ?? '' } }).catch(
        (failure: unknown) => {
          throw failure instanceof Refused ? atField(failure, key) : failure;
        },
      );
      before.set(key, JSON.stringify(value()));
    }
    tell(w('saved'));
    go(location.pathname, { replace: true });
  };
  return formOf(save, { button: w('save') }, controls, ...sections);
}

/** The refusal of a value, as one of the field of its setting. */
function atField({ failure, status }: Refused, key: string): Refused {
  const { codes, errors } = failure ?? {};
  const moved = <Part>(part: Record<string, Part> | undefined) => part && { [key]: Object.values(part)[0]! };
  const named = failure && { ...failure, codes: moved(codes), errors: moved(errors) };
  return new Refused(named, new Response(null, { status }));
}
