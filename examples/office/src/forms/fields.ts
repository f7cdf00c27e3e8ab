import { h } from '#kit/element';
import { field, select, tick } from '#kit/fields';
import { currencySign } from '#kit/format';
import { isNullable, resolved, type Schema, textOf } from '../description';
import { currencyOf, labelOf, wordOf } from '../office';
import { isBilingualSchema } from '../values';
import { w } from '../words';
import { instantOf, localTime, zoneOf } from '../zone';
import { choiceFor, choiceField, choicesField } from './choice';
import { type Control, type FieldOptions, type FormContext, marked, renamed } from './control';
import { bilingualField, listField, objectField } from './groups';
import { ticksField, ticksOf } from './ticks';
import { fileField, hasMedia, uploadField } from './upload';

const LONG = 200;
const TIME_PATTERN = /^\^\\d\{2\}:\\d\{2\}\$$/;
/** Names of texts of several lines. */
const LONG_NAME =
  /(description|body|text|content|notes?|instructions|message|reason|comment|answer|address_lines|bio)$/;

/** Names of texts that may be long. */
const IN_ONE_LINE = /(^|_)url$/;

/** The control that fits a schema. */
export function fieldFor(context: FormContext, name: string, described: Schema, options: FieldOptions = {}): Control {
  const { office } = context;
  if (name === 'client_token') return tokenField(name);
  const schema = resolved(described, office.description.schemas);
  const choice = choiceFor(context, name);
  const label = options.label ?? labelOf(office, name);
  const shared = { ...options, label };
  if (schema.type === 'array') {
    if (choice) return choicesField(context, name, choice, schema, shared);
    const ticks = ticksOf(office, name, resolved(schema.items, office.description.schemas));
    if (ticks) return ticksField(ticks, shared);
    return listField(context, fieldFor, name, schema, shared);
  }
  if (choice && schema.type !== 'object') return choiceField(context, name, choice, schema, shared);
  if (isBilingualSchema(schema)) return bilingualField(context, fieldFor, schema, shared);
  if (schema.type === 'object' && schema.properties) return objectField(context, fieldFor, schema, shared);
  if (schema.type === 'boolean') return booleanField(context, name, described, shared);
  if (schema.enum) return enumField(context, name, schema, shared);
  if (schema.format === 'binary') return fileField(name, schema, shared);
  if (schema.type === 'string' && !context.isFilter && (schema['x-file'] === true || hasMedia(name)))
    return uploadField(office, name, shared);
  if (schema.type === 'number' || schema.type === 'integer') return numberField(context, name, schema, shared);
  if (schema.type === 'string' || schema.type === undefined) return textField(context, name, schema, shared);
  return jsonField(name, shared);
}

/** By which a request that is sent again counts once; it is set when the form is sent. */
const tokenField = (name: string): Control => ({
  element: h('input', { type: 'hidden', name }),
  value: () => undefined,
  rename: () => undefined,
});

type Named = FieldOptions & { label: string };

const hintOf = ({ isFilter }: FormContext, { description }: Schema) =>
  isFilter || description === undefined || description.length > 240 ? {} : { hint: description.replaceAll('`', '') };

/** An emptied field that had a value is sent as null where the description allows it. */
const emptied = (initial: unknown): null | undefined => (initial === undefined || initial === null ? undefined : null);

function textField(
  context: FormContext,
  name: string,
  schema: Schema,
  { label, required = false, initial }: Named,
): Control {
  const type = typeOf(name, schema);
  const zone = zoneOf(context.office);
  const isLong =
    type === 'text' &&
    !context.isFilter &&
    !IN_ONE_LINE.test(name) &&
    ((schema.maxLength ?? 0) > LONG || (!schema.maxLength && LONG_NAME.test(name)));
  const shown = type === 'datetime-local' ? localTime(initial, zone) : (initial ?? '');
  const hint = type === 'datetime-local' ? { hint: w('inZone', { zone }) } : hintOf(context, schema);
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
}

function typeOf(name: string, { format, pattern }: Schema): string {
  if (format === 'date-time') return 'datetime-local';
  if (format === 'date') return 'date';
  if (format === 'password' || /password/.test(name)) return 'password';
  if (pattern !== undefined && TIME_PATTERN.test(pattern) && !/close/.test(name)) return 'time';
  if (format === 'email') return 'email';
  return name.startsWith('phone') ? 'tel' : 'text';
}

function numberField(
  context: FormContext,
  name: string,
  schema: Schema,
  { label, required = false, initial }: Named,
): Control {
  const isAmount = schema['x-amount'] === true;
  const text = isAmount ? `${label} (${currencySign(currencyOf(context.office))})` : label;
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
    ...hintOf(context, schema),
  });
  const input = element.querySelector('input')!;
  const value = () => (Number.isNaN(input.valueAsNumber) ? emptied(initial) : input.valueAsNumber);
  return { element, value, rename: renamed(element) };
}

/** Yes or no; a third choice where it may be left out. */
function booleanField(
  context: FormContext,
  name: string,
  schema: Schema,
  { label, required = false, initial }: Named,
): Control {
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
}

function enumField(
  context: FormContext,
  name: string,
  schema: Schema,
  { label, required = false, initial }: Named,
): Control {
  const values = (schema.enum ?? []).filter(value => value !== null);
  const options = values.map(value => ({ value: textOf(value), label: wordOf(context.office, name, textOf(value)) }));
  const none = { value: '', label: context.isFilter ? w('any') : '–' };
  const isSet = initial !== undefined && initial !== null;
  const element = select({
    name,
    label: marked(label, required),
    options: required && isSet ? options : [none, ...options],
    value: isSet ? textOf(initial) : '',
    ...hintOf(context, schema),
  });
  const input = element.querySelector('select')!;
  input.required = required;
  const value = () => values.find(one => textOf(one) === input.value) ?? emptied(initial);
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
