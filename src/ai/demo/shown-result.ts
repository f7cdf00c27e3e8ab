import type { Language } from '#kit/language/language';
import { fieldLabel } from '#kit/refusals/field-labels';
import { parseCut } from './cut-json';
import { DEMO_TEXTS } from './demo-texts';
import { shownValue } from './shown-value';

export type Say = (key: string, language: Language) => string;

type Fields = Record<string, unknown>;

const MAX_ENTRIES = 10;
const MAX_FIELDS = 4;
const MAX_VALUES = 20;
const MAX_TEXT = 600;
const HEADLINES = [
  'title',
  'name',
  'full_name',
  'order_number',
  'number',
  'reference',
  'code',
  'label',
  'email',
  'slug',
];
const MAIN_FIELDS =
  /status|total|price|amount|rate|percent|count|date|_at$|_on$|email|customer|rating|type|city|quantity/;
const HIDDEN = /(^|_)(id|url|urls|token|version|slug|key|image|picture|cover|password)s?$/;

/** The result of a tool as a short list in Markdown: the main fields of its records, or its values. */
export function shownResult(text: string, language: Language, say: Say): string {
  const value = parseCut(text);
  if (!isFields(value) && !Array.isArray(value)) return text.slice(0, MAX_TEXT);
  if (isFields(value) && typeof value['error'] === 'string') {
    const { message, error } = value;
    return DEMO_TEXTS[language].failed(typeof message === 'string' ? message : error);
  }
  const data = isFields(value) && 'data' in value ? value['data'] : value;
  const list = listIn(data);
  if (list) return shownList(list, totalIn(value) ?? totalIn(data) ?? list.length, language, say);
  if (isFields(data)) return shownValues(data, language, say);
  return shownValue(data, language) ?? DEMO_TEXTS[language].empty;
}

function listIn(data: unknown): unknown[] | undefined {
  if (Array.isArray(data)) return data;
  if (!isFields(data)) return undefined;
  const lists = Object.values(data).filter(Array.isArray);
  const hasTotal = totalIn(data) !== undefined;
  return hasTotal || Object.keys(data).length === 1 ? lists[0] : undefined;
}

/** The total number of records of a paged list. */
function totalIn(value: unknown): number | undefined {
  if (!isFields(value)) return undefined;
  for (const place of [value, value['pagination'], value['meta']]) {
    if (!isFields(place)) continue;
    const { total, total_count: count, total_items: items } = place;
    const found = [total, count, items].find(candidate => typeof candidate === 'number');
    if (found !== undefined && (place !== value || Object.values(value).some(Array.isArray))) return found;
  }
  return undefined;
}

function shownList(list: readonly unknown[], total: number, language: Language, say: Say): string {
  const texts = DEMO_TEXTS[language];
  if (list.length === 0) return texts.empty;
  const entries = list.slice(0, MAX_ENTRIES).map(entry => `- ${shownEntry(entry, language, say)}`);
  return [texts.entries(entries.length, Math.max(total, list.length)), '', ...entries].join('\n');
}

function shownEntry(entry: unknown, language: Language, say: Say): string {
  if (!isFields(entry)) return shownValue(entry, language) ?? '–';
  const isShown = (name: string) => shownValue(entry[name], language) !== undefined;
  // An item of a series has neither name nor id; its first field is the day or month.
  const headline = HEADLINES.find(isShown) ?? (isShown('id') ? undefined : Object.keys(entry).find(isShown));
  const title = shownValue(entry[headline ?? 'id'], language) ?? '–';
  const shown = Object.entries(entry)
    .filter(([name]) => name !== headline && !HIDDEN.test(name))
    .flatMap(([name, value]) => {
      const text = shownValue(value, language);
      return text === undefined ? [] : [{ name, text }];
    });
  const main = shown.filter(({ name }) => MAIN_FIELDS.test(name));
  const fields = [...main, ...shown.filter(field => !main.includes(field))].slice(0, MAX_FIELDS);
  const labels = fields.map(({ name, text }) => `${labelOf(name, language, say)}: ${text}`);
  return [`**${headline === undefined ? '#' : ''}${title}**`, ...labels].join(' · ');
}

function shownValues(data: Fields, language: Language, say: Say): string {
  const values = valuesOf(data, [], language, say);
  const { empty, more } = DEMO_TEXTS[language];
  if (values.length === 0) return empty;
  const rest = values.length - MAX_VALUES;
  return [...values.slice(0, MAX_VALUES), ...(rest > 0 ? [more(rest)] : [])].join('\n');
}

/** One line for each field; fields of fields are below the label of the outer one. */
function valuesOf(data: Fields, labels: readonly string[], language: Language, say: Say): string[] {
  return Object.entries(data).flatMap(([name, value]) => {
    if (HIDDEN.test(name)) return [];
    const path = [...labels, labelOf(name, language, say)];
    const text = shownValue(value, language);
    if (text !== undefined) return [`- ${path.join(' / ')}: ${text}`];
    if (Array.isArray(value)) return value.length > 0 ? [`- ${path.join(' / ')}: ${value.length}`] : [];
    return isFields(value) && labels.length < 2 ? valuesOf(value, path, language, say) : [];
  });
}

const labelOf = (name: string, language: Language, say: Say): string => fieldLabel(name, key => say(key, language));

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
