import { h } from '#kit/element';
import { go } from '#kit/router';
import { type Operation, textOf } from '../description';
import type { FormContext } from '../forms/control';
import { fieldFor } from '../forms/fields';
import { formOf } from '../forms/form';
import { w } from '../words';

/** Names that lists search by. */
const SEARCH = ['q', 'search'];

interface Options {
  query: URLSearchParams;
  button: string;
}

/** What an address is asked for: the search first, and many filters folded. */
export function queryForm(
  context: Pick<FormContext, 'office' | 'choices'>,
  offered: Operation['query'],
  { query, button }: Options,
): HTMLElement | false {
  if (offered.length === 0) return false;
  const controls = new Map(
    offered.map(({ name, schema, required = false }) => [
      name,
      fieldFor({ ...context, isFilter: true }, name, schema, { required, initial: query.get(name) ?? undefined }),
    ]),
  );
  const search = offered.find(({ name }) => SEARCH.includes(name));
  const rest = offered.filter(parameter => parameter !== search);
  const send = () => {
    const next = new URLSearchParams();
    for (const [name, control] of controls) {
      const value = control.value();
      if (value !== undefined && value !== null && value !== '') next.set(name, textOf(value));
    }
    go(`${location.pathname}${next.toString() ? `?${next}` : ''}`);
  };
  const grid = h('div', { class: 'grid' }, ...rest.map(({ name }) => controls.get(name)!.element));
  const isUsed = rest.some(({ name }) => query.get(name));
  return h(
    'section',
    { class: 'filters', 'aria-label': w('filters') },
    formOf(
      send,
      { button },
      controls,
      search && controls.get(search.name)!.element,
      rest.length > 2 && search
        ? h('details', { open: isUsed }, h('summary', {}, w('filters')), grid)
        : rest.length > 0 && grid,
    ),
  );
}
