import { h } from '#kit/element';
import { field, select, tick } from '#kit/fields';
import { currencySign, number } from '#kit/format';
import { isNullable, resolved, type Schema, textOf } from '../description';
import { currencyOf, labelOf } from '../office';
import { isBilingualSchema } from '../values';
import { w } from '../words';
import { instantOf, localTime, zoneOf } from '../zone';
import { choiceFor, choiceField, choicesField } from './choice';
import { type Control, type FieldOptions, type FormContext, marked, type Option, renamed } from './control';
import { bilingualField, listField, objectField } from './groups';
import { knownOptions } from './known-options';
import { orderField } from './order';
import { ticksField } from './ticks';
import { fileField, hasMedia, uploadField } from './upload';
import { daysOf, weekField } from './week';

const LONG = 255;
/** Bounds from here on are those of the database, which no form needs to show. */
const MANY = 1_000_000;
const TIME_PATTERN = /^\^\\d\{2\}:\\d\{2\}\$$/;
/** Names of texts of several lines. */
const LONG_NAME =
  /(description|body|text|content|notes?|instructions|message|reason|comment|answer|address_lines|bio)$/;

/** Names of texts that may be long. */
const IN_ONE_LINE = /(^|_)url$/;

/** The control that fits a schema. */
export function fieldFor(context: FormContext, name: string, described: Schema, options: FieldOptions = {}): Control {
  const { office } = context;
  if (name === 'client_token' || (name === 'id' && isNullable(described))) return hiddenField(options.initial);
  const schema = resolved(described, office.description.schemas);
  const choice = schema.enum && !context.choices[name] ? undefined : choiceFor(context, name);
  const label = options.label ?? labelOf(office, name);
  const shared = { ...options, label };
  if (schema.type === 'array') {
    if (context.rows && name === 'ids') return orderField(context.rows, shared);
    if (choice) return choicesField(context, choice, shared);
    const items = resolved(schema.items, office.description.schemas);
    const days = daysOf(context, items);
    if (days) return weekField(context, name, days, shared);
    const ticks = knownOptions(office, name, items);
    if (ticks) return ticksField(ticks, shared);
    return listField(context, fieldFor, name, schema, shared);
  }
  if (choice && schema.type !== 'object') return choiceField(context, name, choice, shared);
  if (isBilingualSchema(schema)) return bilingualField(schema, shared);
  if (schema.type === 'object' && schema.properties) return objectField(context, fieldFor, name, schema, shared);
  if (schema.type === 'boolean') return booleanField(context, name, described, shared);
  const known = knownOptions(office, name, schema);
  if (known) return optionsField(context, name, known, schema, shared);
  if (schema.format === 'binary') return fileField(name, schema, shared);
  if (schema.type === 'string' && !context.isFilter && (schema['x-file'] === true || hasMedia(name)))
    return uploadField(office, name, shared);
  if (schema.type === 'number' || schema.type === 'integer') return numberField(context, name, schema, shared);
  if (schema.type === 'string') return textField(context, name, schema, shared);
  // Free data are edited in the form that they have; other values of any kind are accepted and ignored.
  if (schema.type === 'object' && options.initial)
    return fieldFor(context, name, shapeOfValue(options.initial), options);
  return schema.type === 'object' ? jsonField(name, shared) : hiddenField(options.initial);
}

/** The schema that a value would have: its fields, with the first item of a list for all. */
function shapeOfValue(value: unknown): Schema {
  if (Array.isArray(value)) return { type: 'array', items: shapeOfValue(value[0] ?? '') };
  if (typeof value !== 'object' || value === null) return { type: value === null ? 'string' : typeof value };
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOfValue(inner)])),
  };
}

/** What a person does not write: the id of an item that is kept, or a token that is set when the form is sent. */
export const hiddenField = (value?: unknown): Control => ({
  element: h('input', { type: 'hidden' }),
  value: () => value ?? undefined,
  rename: () => undefined,
});

type Named = FieldOptions & { label: string };
type MakeNamed = (context: FormContext, name: string, schema: Schema, options: Named) => Control;

const hintOf = ({ isFilter }: FormContext, schema: Schema, label = '') => {
  const { description = '', minimum, maximum } = schema;
  const text = description.length > 240 ? '' : description.replaceAll('`', '');
  const isTold = maximum === undefined || maximum >= MANY || `${label} ${text}`.includes(String(maximum));
  const bounds = isTold ? '' : w('bounds', { min: number(minimum ?? 0), max: number(maximum) });
  const hint = [text, bounds].filter(Boolean).join(' ');
  return isFilter || hint === '' ? {} : { hint };
};

/** An emptied field that had a value is sent as null where the description allows it. */
const emptied = (initial: unknown): null | undefined => (initial === undefined || initial === null ? undefined : null);

const textField: MakeNamed = (context, name, schema, { label, required = false, initial }) => {
  const type = typeOf(name, schema);
  const zone = zoneOf(context.office);
  const isLong =
    type === 'text' &&
    !context.isFilter &&
    !IN_ONE_LINE.test(name) &&
    ((schema.maxLength ?? 0) > LONG || (!schema.maxLength && LONG_NAME.test(name)));
  const written = type === 'time' && initial === '24:00' ? '00:00' : (initial ?? '');
  const shown = type === 'datetime-local' ? localTime(initial, zone) : written;
  const hint = type === 'datetime-local' ? { hint: w('inZone', { zone }) } : type !== 'time' && hintOf(context, schema);
  const element = field({
    name,
    label: marked(label, required),
    type,
    value: textOf(shown),
    required,
    ...(isLong && { rows: 4 }),
    ...(type === 'text' && !isLong && { dir: 'auto' as const }),
    ...(type === 'password' && { autocomplete: 'new-password' }),
    ...hint,
  });
  const input = element.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')!;
  const value = () => {
    const text = type === 'password' ? input.value : input.value.trim();
    if (text === '') return schema.maxLength !== undefined && initial === '' ? '' : emptied(initial);
    return type === 'datetime-local' ? instantOf(text, zone) : text;
  };
  return { element, value, rename: renamed(element) };
};

function typeOf(name: string, { format, pattern }: Schema): string {
  if (format === 'date-time') return 'datetime-local';
  if (format === 'date') return 'date';
  if (format === 'password' || /password/.test(name)) return 'password';
  if (pattern !== undefined && TIME_PATTERN.test(pattern)) return 'time';
  if (format === 'email') return 'email';
  return name.startsWith('phone') ? 'tel' : 'text';
}

const numberField: MakeNamed = (context, name, schema, { label, required = false, initial }) => {
  const isAmount = schema['x-amount'] === true;
  const text = isAmount
    ? `${label} (${currencySign(textOf(context.known?.['currency']) || currencyOf(context.office))})`
    : label;
  const element = field({
    name,
    label: marked(text, required),
    type: 'number',
    value: typeof initial === 'number' || typeof initial === 'string' ? initial : '',
    required,
    inputmode: schema.type === 'integer' ? 'numeric' : 'decimal',
    step: schema.type === 'integer' ? 1 : isAmount ? 0.01 : 'any',
    ...(schema.minimum !== undefined && { min: schema.minimum }),
    ...(schema.maximum !== undefined && { max: schema.maximum }),
    ...hintOf(context, schema, label),
  });
  const input = element.querySelector('input')!;
  const value = () => (Number.isNaN(input.valueAsNumber) ? emptied(initial) : input.valueAsNumber);
  return { element, value, rename: renamed(element) };
};

/** Yes or no; a third choice where it may be left out. */
const booleanField: MakeNamed = (context, name, schema, { label, required = false, initial }) => {
  const isOpen = context.isFilter || (!required && initial === undefined && isNullable(schema));
  if (!isOpen) {
    const element = tick(name, label, { checked: initial === true || initial === 'true' });
    const input = element.querySelector('input')!;
    return { element, value: () => input.checked, rename: renamed(element) };
  }
  const options = [
    { value: '', label: context.isFilter ? w('any') : '–' },
    { value: 'true', label: w('yes') },
    { value: 'false', label: w('no') },
  ];
  const element = select({
    name,
    label,
    options,
    value: initial === undefined ? '' : textOf(initial),
    ...hintOf(context, schema),
  });
  const input = element.querySelector('select')!;
  const value = () => (input.value === '' ? undefined : context.isFilter ? input.value : input.value === 'true');
  return { element, value, rename: renamed(element) };
};

function optionsField(
  context: FormContext,
  name: string,
  known: readonly Option[],
  schema: Schema,
  { label, required = false, initial }: Named,
): Control {
  const options = known.map(({ value, label: text }) => ({ value: textOf(value), label: text }));
  const none = { value: '', label: context.isFilter ? w('any') : '–' };
  const isSet = initial !== undefined && initial !== null && initial !== '';
  if (isSet && !options.some(({ value }) => value === textOf(initial)))
    options.unshift({ value: textOf(initial), label: textOf(initial) });
  const element = select({
    name,
    label: marked(label, required),
    options: required && isSet ? options : [none, ...options],
    value: isSet ? textOf(initial) : '',
    ...(schema.enum && hintOf(context, schema)),
  });
  const input = element.querySelector('select')!;
  input.required = required;
  const value = () => {
    if (input.value === '') return emptied(initial);
    return known.find(one => textOf(one.value) === input.value)?.value ?? initial;
  };
  return { element, value, rename: renamed(element) };
}

/** Free data, such as the value of a setting. */
function jsonField(name: string, { label, required = false, initial }: Named): Control {
  const isPlain = typeof initial === 'string';
  const shown = initial === undefined ? '' : isPlain ? initial : JSON.stringify(initial, null, 2);
  const element = field({
    name,
    label: marked(label, required),
    value: shown,
    rows: isPlain && shown.length < 120 ? 2 : 6,
    dir: 'auto',
    required,
  });
  const input = element.querySelector('textarea')!;
  const value = () => {
    const text = input.value.trim();
    if (text === '') return emptied(initial);
    if (isPlain) return text;
    try {
      return JSON.parse(text) as unknown;
    } catch {
      return text;
    }
  };
  return { element, value, rename: renamed(element) };
}
