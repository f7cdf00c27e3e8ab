import { h } from '#kit/element';
import { valuesOf } from '#kit/forms';
import { words } from '#kit/language';
import { go } from '#kit/router';

const w = words({ filter: ['Filter', 'تصفية'] });

/** A form whose values are the query of its page, applied at each change. */
export function filters(path: string, ...fields: Node[]): HTMLFormElement {
  const apply = (event: Event) => {
    event.preventDefault();
    const chosen = Object.entries(valuesOf(form)).flatMap(([name, value]) => (value ? [[name, value]] : []));
    go(`${path}?${new URLSearchParams(chosen)}`);
  };
  const form = h(
    'form',
    { class: 'filters', role: 'search', onsubmit: apply, onchange: apply },
    ...fields,
    h('button', { type: 'submit', class: 'unseen', tabindex: -1 }, w('filter')),
  );
  return form;
}
