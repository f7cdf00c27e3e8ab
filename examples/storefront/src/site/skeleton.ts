import { h } from './element';
import { words } from './language';

const w = words({ loading: ['Loading …', 'جارٍ التحميل …'] });

const CARDS = 8;

/** What a page looks like until it is read. */
export function skeleton(): HTMLElement {
  const card = () => h('li', { class: 'card' }, h('i'), h('i'), h('i'));
  const cards = h('ul', { class: 'cards', 'aria-hidden': 'true' }, Array.from({ length: CARDS }, card));
  return h('div', { class: 'skeleton' }, h('p', { class: 'unseen', role: 'status' }, w('loading')), h('i'), cards);
}
