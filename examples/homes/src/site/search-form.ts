import { h } from '#kit/element';
import { field, select } from '#kit/fields';
import { valuesOf } from '#kit/forms';
import { inLanguage, words } from '#kit/language';
import { go } from '#kit/router';
import { type Agency, amenityName } from './api';
import { bedrooms, w } from './words';

const s = words({
  search: ['Search', 'ابحث'],
  words: ['Words or reference', 'كلمات أو رقم مرجعي'],
  min: ['Price from', 'السعر من'],
  max: ['Price to', 'السعر إلى'],
  bedrooms: ['Bedrooms', 'غرف النوم'],
  anySize: ['Any', 'أي عدد'],
  orMore: ['{rooms} or more', '{rooms} أو أكثر'],
  sort: ['Order', 'الترتيب'],
  newest: ['Newest first', 'الأحدث أولًا'],
  price_asc: ['Lowest price first', 'الأقل سعرًا أولًا'],
  price_desc: ['Highest price first', 'الأعلى سعرًا أولًا'],
  features: ['Features', 'المزايا'],
});

const MAX_BEDROOMS = 5;
const SORTS = ['newest', 'price_asc', 'price_desc'] as const;
const TYPES = ['apartment', 'villa', 'townhouse'] as const;

/** The search of the first page, or with `detailed` that of the list. The address of the list has what was asked for. */
export function searchForm(agency: Agency, query: URLSearchParams, { detailed = false } = {}): HTMLFormElement {
  const text = (name: string) => query.get(name) ?? '';
  const { facets } = agency;
  const onsubmit = (event: Event) => {
    event.preventDefault();
    const { amenities: _none, ...values } = valuesOf(element);
    const filled = Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : []));
    const features = new FormData(element).getAll('amenities').map(String).join();
    go(`/homes?${new URLSearchParams([...filled, ...(features ? [['amenities', features]] : [])])}`);
  };
  const withCount = (label: string, homes: number | undefined) => `${label} (${homes ?? 0})`;
  const element = h(
    'form',
    { class: 'search', role: 'search', onsubmit },
    field({ name: 'q', label: s('words'), type: 'search', value: text('q') }),
    select({
      name: 'purpose',
      label: w('purpose'),
      value: text('purpose'),
      options: [
        { value: '', label: w('either') },
        ...(['sale', 'rent'] as const).map(value => ({ value, label: withCount(w(value), facets.purpose[value]) })),
      ],
    }),
    select({
      name: 'neighborhood',
      label: w('neighborhood'),
      value: text('neighborhood'),
      options: [
        { value: '', label: w('anywhere') },
        ...agency.neighborhoods.map(({ slug, name, properties_count: homes }) => ({
          value: slug,
          label: withCount(inLanguage(name), homes),
        })),
      ],
    }),
    select({
      name: 'type',
      label: w('type'),
      value: text('type'),
      options: [
        { value: '', label: w('anyType') },
        ...TYPES.map(value => ({ value, label: withCount(w(`${value}s`), facets.type[value]) })),
      ],
    }),
    ...(detailed ? details(agency, text) : []),
    h('button', { type: 'submit', class: 'main' }, s('search')),
  );
  return element;
}

function details(agency: Agency, text: (name: string) => string): HTMLElement[] {
  const chosen = text('amenities').split(',');
  const numeric = { type: 'number', min: 0, step: 1000, inputmode: 'numeric' };
  return [
    select({
      name: 'bedrooms',
      label: s('bedrooms'),
      value: text('bedrooms'),
      options: [
        { value: '', label: s('anySize') },
        ...Array.from({ length: MAX_BEDROOMS }, (_, index) => ({
          value: String(index + 1),
          label: s('orMore', { rooms: bedrooms(index + 1) }),
        })),
      ],
    }),
    field({
      ...numeric,
      name: 'min_price',
      label: `${s('min')} (${agency.settings.currency})`,
      value: text('min_price'),
    }),
    field({
      ...numeric,
      name: 'max_price',
      label: `${s('max')} (${agency.settings.currency})`,
      value: text('max_price'),
    }),
    select({
      name: 'sort',
      label: s('sort'),
      value: text('sort') || 'newest',
      options: SORTS.map(value => ({ value, label: s(value) })),
    }),
    h(
      'details',
      { class: 'features', open: chosen.some(Boolean) },
      h('summary', {}, s('features')),
      h(
        'ul',
        {},
        agency.facets.amenities.map(({ slug }) =>
          h(
            'li',
            { class: 'tick' },
            h(
              'label',
              {},
              h('input', { type: 'checkbox', name: 'amenities', value: slug, checked: chosen.includes(slug) }),
              h('span', {}, amenityName(agency, slug)),
            ),
          ),
        ),
      ),
    ),
  ];
}
