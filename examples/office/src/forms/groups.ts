import { h, put } from '#kit/element';
import type { Data } from '../api';
import { resolved, type Schema, textOf } from '../description';
import { inLanguage } from '#kit/language';
import { labelOf } from '../office';
import { isBilingual, isBilingualSchema } from '../values';
import { w } from '../words';
import {
  type Control,
  type FieldOptions,
  type FormContext,
  group,
  itemTool,
  type MakeField,
  renamed,
  renameGroup,
} from './control';
import { field } from '#kit/fields';

type Named = FieldOptions & { label: string };

const isObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const LANGUAGES = ['en', 'ar'] as const;
const languageName = (language: 'en' | 'ar') => w(language === 'en' ? 'english' : 'arabic');

/** Two texts side by side, one in each language. */
export function bilingualGroup(
  label: string,
  texts: Record<'en' | 'ar', Control>,
  required = false,
): HTMLFieldSetElement {
  for (const language of LANGUAGES) {
    const { element } = texts[language];
    const input = element.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')!;
    input.lang = language;
    input.dir = language === 'en' ? 'ltr' : 'rtl';
    input.setAttribute('aria-label', `${label}: ${languageName(language)}`);
    element.querySelector('label')!.textContent = languageName(language);
  }
  return group(label, required, h('div', { class: 'sides' }, ...LANGUAGES.map(language => texts[language].element)));
}

/** One text in both languages. */
export function bilingualField(schema: Schema, { label, required = false, initial }: Named): Control {
  const texts = isObject(initial) ? initial : { en: typeof initial === 'string' ? initial : '', ar: '' };
  const controlIn = (language: 'en' | 'ar'): Control => {
    const { minLength = 0, maxLength = 0 } = schema.properties?.[language] ?? {};
    const element = field({
      name: language,
      label,
      value: textOf(texts[language]),
      required: required && minLength > 0,
      ...(maxLength > 255 && { rows: 4 }),
    });
    const input = element.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')!;
    return { element, value: () => input.value.trim(), rename: renamed(element) };
  };
  const controls = { en: controlIn('en'), ar: controlIn('ar') };
  const element = bilingualGroup(label, controls, required);
  return {
    element,
    value: () => {
      const value = { en: controls.en.value(), ar: controls.ar.value() };
      return value.en === '' && value.ar === '' && !isObject(initial) ? undefined : value;
    },
    rename: path => {
      renameGroup(element, path);
      for (const language of LANGUAGES) controls[language].rename(`${path}.${language}`);
    },
  };
}

const KEY_LENGTH = 40;
/** Names that a form begins with. */
const LEADING = ['name', 'title', 'first_name', 'last_name', 'code', 'price', 'description'];
/** Names that a form ends with, unless they are required. */
const TRAILING = ['image', 'image_url', 'icon', 'slug', 'key', 'position', 'sort_order'];

/** Controls of the fields of an object. */
export function controlsOf(
  context: FormContext,
  make: MakeField,
  schema: Schema,
  initial: Data,
  { first = [], of }: { first?: readonly string[] | undefined; of?: string | undefined } = {},
): Map<string, Control> {
  const { properties = {}, required = [] } = schema;
  const names = Object.keys(properties);
  const fieldAt = (name: string) => resolved(properties[name], context.office.description.schemas);
  const isList = (name: string) => fieldAt(name).type === 'array';
  const leading = [...first, ...LEADING.filter(name => !required.includes(name)), ...required];
  const isLast = (name: string) => TRAILING.includes(name);
  const others = names.filter(name => !isLast(name));
  const order = [
    ...leading.filter(name => names.includes(name)),
    ...others.filter(name => !isList(name)),
    ...others,
    ...names,
  ];
  const controls = new Map(
    [...new Set(order)].map(name => [
      name,
      make(context, name, properties[name]!, {
        required: required.includes(name),
        initial: initial[name],
        ...(of !== undefined && { label: labelOf(context.office, `${of}.${name}`) }),
      }),
    ]),
  );
  const key = required.find(name => fieldAt(name).pattern !== undefined && initial[name] === undefined);
  if (key) suggestKey(controls, key);
  return controls;
}

/** Fills in a short name for addresses from the English one, until another is written. */
function suggestKey(controls: ReadonlyMap<string, Control>, key: string): void {
  const input = controls.get(key)!.element.querySelector('input');
  const name = [...controls.values()].map(({ element }) => element.querySelector<HTMLInputElement>('.sides [lang=en]'));
  let suggested = '';
  name.find(Boolean)?.addEventListener('input', ({ target }) => {
    if (!input || input.value !== suggested) return;
    const words = (target as HTMLInputElement).value.toLowerCase().match(/[a-z0-9]+/g) ?? [];
    suggested = words.join('-').slice(0, KEY_LENGTH);
    input.value = suggested;
  });
}

export const valuesOf = (controls: ReadonlyMap<string, Control>): Data =>
  Object.fromEntries(
    [...controls].map(([name, control]) => [name, control.value()]).filter(([, value]) => value !== undefined),
  );

/** An object inside the body; `of` is the name of the field that has it. */
export function objectField(
  context: FormContext,
  make: MakeField,
  of: string,
  schema: Schema,
  { label, required = false, initial }: Named,
): Control {
  const described = required ? schema : { ...schema, required: [] };
  const controls = controlsOf(context, make, described, isObject(initial) ? initial : {}, { of });
  const element = group(
    label,
    required,
    h('div', { class: 'grid' }, ...[...controls.values()].map(control => control.element)),
  );
  return {
    element,
    value: () => {
      const value = valuesOf(controls);
      return Object.keys(value).length === 0 && !required ? undefined : value;
    },
    rename: path => {
      renameGroup(element, path);
      for (const [name, control] of controls) control.rename(`${path}.${name}`);
    },
  };
}

/** A list of values or of objects, whose items are added, removed and moved. */
export function listField(
  context: FormContext,
  make: MakeField,
  name: string,
  schema: Schema,
  { label, required = false, initial }: Named,
): Control {
  const items = resolved(schema.items, context.office.description.schemas);
  const isObjects = items.type === 'object' && !isBilingualSchema(items);
  const noun = label;
  const make1 = (value: unknown): Control => {
    const options = { initial: plainItem(value, items), label: noun, required: true };
    if (isObjects) return objectField(context, make, name, items, options);
    return make(context, singular(name), items, options);
  };
  let controls: Control[] = Array.isArray(initial) ? initial.map(make1) : [];
  const isNew = new Set<Control>();
  let path = name;
  const body = h('ol', { class: 'items' });
  const rename = (to: string) => {
    path = to;
    renameGroup(element, to);
    for (const [index, control] of controls.entries()) control.rename(`${to}.${index}`);
  };
  const move = (index: number, by: number) => () => {
    const moved = controls[index + by];
    if (!moved) return;
    [controls[index], controls[index + by]] = [moved, controls[index]!];
    draw();
  };
  const remove = (control: Control) => () => {
    controls = controls.filter(other => other !== control);
    draw();
  };
  const tool = (sign: string, text: string, index: number, onclick: () => void, disabled = false) =>
    itemTool(sign, `${text}: ${w('item', { label, n: index + 1 })}`, onclick, disabled);
  /** Objects are folded under the name that they have. */
  const shown = (control: Control, index: number) => {
    if (!isObjects) return control.element;
    const summary = h('summary', {});
    const name = () => put(summary, summaryOf(control) || w('item', { label, n: index + 1 }));
    name();
    control.element.addEventListener('change', name);
    return h('details', { open: isNew.has(control) }, summary, control.element);
  };
  const draw = () => {
    put(
      body,
      ...controls.map((control, index) =>
        h(
          'li',
          {},
          shown(control, index),
          h(
            'div',
            { class: 'item-tools' },
            tool('↑', w('up'), index, move(index, -1), index === 0),
            tool('↓', w('down'), index, move(index, 1), index === controls.length - 1),
            tool('×', w('takeAway'), index, remove(control)),
          ),
        ),
      ),
    );
    rename(path);
  };
  const add = () => {
    const added = make1(undefined);
    isNew.add(added);
    controls = [...controls, added];
    draw();
    controls.at(-1)!.element.querySelector<HTMLElement>('input, select, textarea')?.focus();
  };
  const element = group(
    label,
    required,
    body,
    h('button', { type: 'button', 'aria-label': `${w('add')}: ${label}`, onclick: add }, `+ ${w('add')}`),
  );
  draw();
  const value = () => {
    const values = controls.map(control => control.value()).filter(one => one !== undefined && one !== null);
    return values.length === 0 && initial === undefined && !required ? undefined : values;
  };
  return { element, value, rename };
}

/** The name in an item, or what its fields say. */
function summaryOf({ element, value }: Control): string {
  const item = value();
  const names = ['title', 'label', 'prompt', 'text', 'question', 'name', 'key', 'code'];
  const name = isObject(item) ? names.map(one => item[one]).find(one => one !== undefined) : undefined;
  if (name !== undefined) return isBilingual(name) ? inLanguage(name) : textOf(name);
  const inputs = [
    ...element.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      'input:not([type=hidden], [type=checkbox], [type=search]), select',
    ),
  ];
  const texts = inputs.map(input =>
    input instanceof HTMLSelectElement ? input.selectedOptions[0]?.label : input.value,
  );
  return texts
    .filter(text => text && text !== '–')
    .slice(0, 3)
    .join(' · ');
}

/** Lists of texts may be read as objects that have them: a picture has its address. */
function plainItem(value: unknown, items: Schema): unknown {
  if (!isObject(value) || items.type === 'object') return value;
  return ['url', 'name', 'code', 'slug', 'key', 'id'].map(name => value[name]).find(one => one !== undefined);
}

const singular = (name: string): string => name.replace(/ies$/, 'y').replace(/s$/, '');
