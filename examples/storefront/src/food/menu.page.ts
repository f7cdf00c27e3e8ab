import { dataOf } from 'quintet-clients/answers';
import { everyRow } from 'quintet-clients/pages';
import { h, put } from '#kit/element';
import { chip } from '#kit/fields';
import { inLanguage } from '#kit/language';
import type { Page, Visit } from '#kit/router';
import { dishCard } from './dish-card';
import { basket } from './basket';
import { kitchenNotice } from './kitchen-state';
import { type ListedDish, shop, shopSettings } from './shop';
import { w } from './words';

interface Filters {
  q?: string;
  category?: string;
  /** Tags joined by commas. */
  dietary?: string;
}

const TYPING_MS = 250;
const ABOVE_THE_FOLD = 4;

export async function menuPage({ query, left }: Visit): Promise<Page> {
  const chosen: Filters = Object.fromEntries(query);
  const [categories, { dietary_tags: tags, currency }, kitchens, dishes] = await Promise.all([
    dataOf(shop.GET('/api/categories', { params: { query: { limit: 100 } } })),
    shopSettings(),
    dataOf(shop.GET('/api/kitchens')),
    dishesOf(chosen),
  ]);
  const found = h('div', { 'aria-live': 'polite' });
  put(found, listOf(dishes, currency));

  const update = async () => {
    const filters = filtersIn(form);
    history.replaceState(null, '', addressOf(filters));
    const matching = await dishesOf(filters);
    const isLatest = location.search === new URL(addressOf(filters), location.href).search;
    if (isLatest && !left.aborted) put(found, listOf(matching, currency));
  };
  let typing = 0;
  const soon = ({ target }: Event) => {
    clearTimeout(typing);
    const isText = (target as HTMLInputElement).type === 'search';
    typing = window.setTimeout(() => void update(), isText ? TYPING_MS : 0);
  };

  const category = { type: 'radio', name: 'category' } as const;
  const rows = categories.data.map(({ slug, name }) =>
    chip({ ...category, value: slug, label: inLanguage(name), checked: chosen.category === slug }),
  );
  const dietary = chosen.dietary?.split(',') ?? [];
  const form = h(
    'form',
    { class: 'filters', role: 'search', oninput: soon, onsubmit: (event: Event) => event.preventDefault() },
    h('input', { type: 'search', name: 'q', value: chosen.q, placeholder: w('search'), 'aria-label': w('search') }),
    h(
      'fieldset',
      { class: 'chips', 'aria-label': w('category') },
      chip({ ...category, value: '', label: w('everything'), checked: !chosen.category }),
      rows,
    ),
    h(
      'details',
      { open: dietary.length > 0 },
      h('summary', {}, w('dietary')),
      h(
        'fieldset',
        { class: 'chips', 'aria-label': w('dietary') },
        tags.map(({ slug, name }) =>
          chip({
            type: 'checkbox',
            name: 'dietary',
            value: slug,
            label: inLanguage(name),
            checked: dietary.includes(slug),
          }),
        ),
      ),
    ),
  );
  return { title: w('menu'), body: h('section', {}, h('h1', {}, w('menu')), kitchenNotice(kitchens), form, found) };
}

async function dishesOf(filters: Filters): Promise<ListedDish[]> {
  const { kitchen_code: kitchen } = basket();
  const read = (page: number) =>
    shop.GET('/api/products', { params: { query: { ...filters, kitchen, page, limit: 100, sort: 'popularity' } } });
  const dishes: ListedDish[] = [];
  for await (const dish of everyRow(read)) dishes.push(dish);
  return dishes;
}

function filtersIn(form: HTMLFormElement): Filters {
  const data = new FormData(form);
  const tags = data.getAll('dietary') as string[];
  return {
    q: (data.get('q') as string).trim() || undefined,
    category: (data.get('category') as string) || undefined,
    dietary: tags.join() || undefined,
  };
}

function addressOf(filters: Filters): string {
  const set = Object.entries(filters).filter(([, value]) => value !== undefined);
  return set.length > 0 ? `/menu?${new URLSearchParams(Object.fromEntries(set))}` : '/menu';
}

/** The dishes under the names of their categories, in the order in which those are met. */
function listOf(dishes: ListedDish[], currency: string): HTMLElement[] {
  if (dishes.length === 0) return [h('p', { class: 'faint' }, w('nothingFound'))];
  const sections = Map.groupBy(dishes, ({ category }) => category.slug);
  let shown = 0;
  return [...sections.values()].map(of =>
    h(
      'section',
      { class: 'shelf' },
      h('h2', {}, inLanguage(of[0]!.category.name)),
      h(
        'ul',
        { class: 'cards' },
        ...of.map(dish => h('li', {}, dishCard(dish, currency, { eager: shown++ < ABOVE_THE_FOLD }))),
      ),
    ),
  );
}
