import { calendar } from '#kit/format';
import { language } from '#kit/language';
import { type Schema, textOf } from '../description';
import { type Office, wordOf } from '../office';
import type { Option } from './control';

/** A Sunday, which is 0, or 7 where a week begins with 1. */
const SUNDAY = Date.UTC(2027, 0, 3);
const DAY_MS = 86_400_000;

const weekday = (index: number): Option => ({
  value: index,
  label: calendar(new Date(SUNDAY + index * DAY_MS).toISOString().slice(0, 10), { weekday: 'long' }),
});

/** The prefix of the names of countries among the words of values. */
const COUNTRY = 'country_id.';

const countries = ({ description: { values } }: Office): Option[] =>
  Object.entries(values)
    .filter(([key]) => key.startsWith(COUNTRY))
    .map(([key, label]) => ({ value: Number(key.slice(COUNTRY.length)), label }));

/** The values that a field may have, with their words: an enumeration, days of the week, countries, time zones or currencies. */
export function knownOptions(office: Office, name: string, schema: Schema): Option[] | undefined {
  const { minimum: first, maximum: last, pattern } = schema;
  const values = schema.enum?.filter(value => value !== null);
  if (values) return values.map(value => ({ value, label: wordOf(office, name, textOf(value)) }));
  if (
    (name === 'weekdays' && first !== undefined && last === first + 6) ||
    (name === 'day' && first === 0 && last === 6)
  )
    return Array.from({ length: 7 }, (_none, index) => weekday(first + index));
  if (name === COUNTRY.slice(0, -1)) return countries(office);
  if (/^time_?zone$/.test(name))
    return ['UTC', ...Intl.supportedValuesOf('timeZone')].map(value => ({ value, label: value.replaceAll('_', ' ') }));
  if (name !== 'currency' || pattern === undefined) return undefined;
  const names = new Intl.DisplayNames(language(), { type: 'currency' });
  return Intl.supportedValuesOf('currency').map(value => ({ value, label: `${value} · ${names.of(value)}` }));
}
