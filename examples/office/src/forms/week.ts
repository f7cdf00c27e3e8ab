import { h, put } from '#kit/element';
import { field } from '#kit/fields';
import type { Data } from '../api';
import { type Schema, textOf } from '../description';
import { labelOf } from '../office';
import { w } from '../words';
import {
  type Control,
  type FieldOptions,
  type FormContext,
  group,
  itemTool,
  type Option,
  renamed,
  renameGroup,
} from './control';
import { knownOptions } from './known-options';

const FIELDS = ['day', 'open', 'close'];

/** The days of a list that has a time from which and to which something is open on them. */
export function daysOf({ office }: FormContext, { properties = {} }: Schema): Option[] | undefined {
  const isWeek = FIELDS.every(name => properties[name]) && Object.keys(properties).length === FIELDS.length;
  return isWeek ? knownOptions(office, 'day', properties['day']!) : undefined;
}

/** Opening hours: all days of the week, each with its periods, which are copied to other days. */
export function weekField(
  { office }: FormContext,
  name: string,
  days: readonly Option[],
  { label, required = false, initial }: FieldOptions & { label: string },
): Control {
  const sent = (Array.isArray(initial) ? initial : []) as Data[];
  const week = days.map(({ value, label: day }) => ({
    value,
    day,
    periods: sent.filter(one => one['day'] === value).map(({ open, close }) => periodOf(open, close)),
    body: h('div', { role: 'group', 'aria-label': day }),
  }));
  let path = name;
  const rename = (to: string) => {
    path = to;
    renameGroup(element, to);
    for (const [index, { times }] of week.flatMap(({ periods }) => periods).entries())
      for (const [key, { element: time }] of Object.entries(times)) renamed(time)(`${to}.${index}.${key}`);
  };
  function periodOf(open: unknown, close: unknown) {
    const timeOf = (key: string, value: unknown) => {
      // An input has no time at the end of a day.
      const shown = value === '24:00' ? '00:00' : textOf(value);
      const time = field({ name: key, label: labelOf(office, `${name}.${key}`), type: 'time', value: shown });
      return { element: time, input: time.querySelector('input')! };
    };
    return { times: { open: timeOf('open', open), close: timeOf('close', close) } };
  }
  type Day = (typeof week)[number];
  const change = (day: Day, periods: Day['periods']) => {
    day.periods = periods;
    draw(day);
    rename(path);
  };
  const copiedTo = (day: Day, { periods }: Day) =>
    change(
      day,
      periods.map(({ times: { open, close } }) => periodOf(open.input.value, close.input.value)),
    );
  const copyButton = (from: Day) => {
    const targets = week.filter(day => day !== from);
    const onchange = ({ target }: Event) => {
      const chosen = target as HTMLSelectElement;
      for (const day of targets) if (['all', String(day.value)].includes(chosen.value)) copiedTo(day, from);
      chosen.value = '';
    };
    return h(
      'select',
      { 'aria-label': w('copyDay', { day: from.day }), onchange },
      h('option', { value: '' }, w('copy')),
      h('option', { value: 'all' }, w('allDays')),
      ...targets.map(({ value, day }) => h('option', { value: String(value) }, day)),
    );
  };
  const draw = (day: Day) =>
    put(
      day.body,
      h('strong', {}, day.day),
      day.periods.length === 0 && h('span', { class: 'faint' }, w('closed')),
      ...day.periods.map((period, index) =>
        h(
          'div',
          { class: 'period' },
          period.times.open.element,
          period.times.close.element,
          itemTool('×', `${w('takeAway')}: ${w('item', { label: day.day, n: index + 1 })}`, () =>
            change(
              day,
              day.periods.filter(other => other !== period),
            ),
          ),
        ),
      ),
      itemTool('+', `${w('add')}: ${day.day}`, () => {
        change(day, [...day.periods, periodOf('', '')]);
        day.periods.at(-1)!.times.open.input.focus();
      }),
      day.periods.length > 0 && copyButton(day),
    );
  const element = group(label, required, h('div', { class: 'week' }, ...week.map(({ body }) => body)));
  for (const day of week) draw(day);
  const value = () => {
    const hours = week.flatMap(({ value: day, periods }) =>
      periods.map(({ times: { open, close } }) => ({ day, open: open.input.value, close: close.input.value })),
    );
    return hours.length === 0 && initial === undefined && !required ? undefined : hours;
  };
  return { element, value, rename };
}
