import { h } from './element';
import { words } from './language';

const w = words({ loading: ['Loading …', 'جارٍ التحميل …'] });

const CARDS = 8;
const ROWS = 6;

/** Shown until a page has been read: a title with cards or rows. */
export function skeleton(kind: 'cards' | 'rows' = 'cards'): HTMLElement {
  const card = () => h('li', { class: 'card' }, h('i'), h('i'), h('i'));
  const blocks =
    kind === 'cards'
      ? h('ul', { class: 'cards', 'aria-hidden': 'true' }, Array.from({ length: CARDS }, card))
      : h(
          'div',
          { class: 'rows', 'aria-hidden': 'true' },
          Array.from({ length: ROWS }, () => h('i')),
        );
  return h('div', { class: 'skeleton' }, h('p', { class: 'unseen', role: 'status' }, w('loading')), h('i'), blocks);
}
