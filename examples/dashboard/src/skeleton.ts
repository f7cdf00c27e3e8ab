import { h } from './dom';
import { words } from './language';

const say = words({ loading: ['Loading …', 'جارٍ التحميل …'] });

const BLOCKS = 6;

/** What a page looks like until it is read. */
export const skeleton = (): HTMLElement =>
  h(
    'div',
    { class: 'skeleton' },
    h('p', { class: 'unseen', role: 'status' }, say('loading')),
    ...Array.from({ length: BLOCKS }, () => h('div', { 'aria-hidden': 'true' })),
  );
