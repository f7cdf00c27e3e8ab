import { h } from '#kit/element';
import { type Sentence, words } from '#kit/language';

const LISTS = {
  open: ['Open', 'مفتوحة'],
  refunds: ['Refunds under way', 'مردودات جارية'],
  repaired: ['Repaired', 'مُعالجة'],
  ignored: ['Left as they are', 'متروكة كما هي'],
  gone: ['Gone', 'زالت'],
} as const satisfies Record<string, Sentence>;
export type List = keyof typeof LISTS;

export const listName = words<List>(LISTS);
const say = words({ lists: ['Lists', 'القوائم'] });

/** The list of an address; open differences where it names none. */
export const listOf = (name: string | null): List => (name !== null && name in LISTS ? (name as List) : 'open');

/** Links to the lists. */
export const listLinks = (shown: List): HTMLElement =>
  h(
    'nav',
    { class: 'choice', 'aria-label': say('lists') },
    ...(Object.keys(LISTS) as List[]).map(name =>
      h(
        'a',
        {
          id: `list-${name}`,
          class: 'button',
          href: `/differences?list=${name}`,
          'aria-current': name === shown && 'true',
        },
        listName(name),
      ),
    ),
  );
