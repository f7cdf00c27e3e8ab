import { dataOf, Refused } from 'quintet-clients/answers';
import type { StaysOperations } from 'quintet-clients/stays';
import { h } from '#kit/element';
import { field, select } from '#kit/fields';
import { showProblems, valuesOf } from '#kit/forms';
import { inLanguage, words } from '#kit/language';
import { pageAddress, pager } from '#kit/pager';
import { say } from '#kit/refusals';
import { go, type Page, type Visit } from '#kit/router';
import { type Company, readCompany, stays } from './api';
import { count } from './counts';
import { addDays, isDay, today } from '#kit/days';
import { stayCard } from './stay-card';
import { kind, w } from './words';

type Found = Awaited<ReturnType<typeof readStays>>;
type Query = NonNullable<StaysOperations['Stays_search']['parameters']['query']>;

const PAGE_SIZE = 12;

const s = words({
  title: ['Homes to stay in', 'بيوت للإقامة'],
  search: ['Search', 'ابحث'],
  sort: ['Order', 'الترتيب'],
  recommended: ['Our choice', 'اختيارنا'],
  price_asc: ['Lowest price first', 'الأقل سعرًا أولًا'],
  price_desc: ['Highest price first', 'الأعلى سعرًا أولًا'],
  rating: ['Best rated first', 'الأعلى تقييمًا أولًا'],
  none: ['No home is free for that. Try other dates or another place.', 'لا يوجد بيت متاح. جرّب تواريخ أو وجهة أخرى.'],
});

/** `/stays?destination=&checkIn=&checkOut=&guests=&type=&sort=&page=`, as the service asks for them. */
export async function searchPage({ query }: Visit): Promise<Page> {
  const filter = filterIn(query);
  const [company, found] = await Promise.all([readCompany(), search(filter)]);
  const form = searchForm(company, filter);
  const results = found instanceof Refused ? problemsOf(found, form) : resultsOf(found, company, query);
  return { title: s('title'), body: h('section', { class: 'stays' }, h('h1', {}, s('title')), form, ...results) };
}

const readStays = (filter: Query) =>
  dataOf(stays.GET('/api/stays', { params: { query: { ...filter, page_size: PAGE_SIZE } } }));

/** The homes, or why the service does not search for that: the visitor corrects it in the form. */
async function search(filter: Query): Promise<Found | Refused> {
  try {
    return await readStays(filter);
  } catch (failure) {
    if (failure instanceof Refused && failure.code === 'validation_failed') return failure;
    throw failure;
  }
}

const problemsOf = (refused: Refused, form: HTMLFormElement): HTMLElement[] => {
  const others = showProblems(form, refused);
  return [h('p', { class: 'problem', role: 'alert' }, [say(refused), ...others].join(' '))];
};

function resultsOf(found: Found, { settings }: Company, query: URLSearchParams): (HTMLElement | false)[] {
  const nights = new URLSearchParams([...query].filter(([name]) => ['checkIn', 'checkOut', 'guests'].includes(name)));
  const cards = found.data.map(stay => h('li', {}, stayCard(stay, settings.currency, nights.toString())));
  return [
    h('p', { role: 'status' }, found.total === 0 ? s('none') : count('home', found.total)),
    h('ul', { class: 'cards' }, cards),
    pager(found.page, found.total_pages, pageAddress),
  ];
}

/** Dates count together: one alone asks for nothing. */
function filterIn(query: URLSearchParams): Query {
  const text = (name: string) => query.get(name) || undefined;
  const [checkIn, checkOut] = [text('checkIn'), text('checkOut')];
  return {
    destination: text('destination'),
    type: text('type') as Query['type'],
    sort: text('sort') as Query['sort'],
    guests: Number(text('guests')) || undefined,
    page: Number(text('page')) || 1,
    ...(checkIn && checkOut && { checkIn, checkOut }),
  };
}

function searchForm({ facets, settings }: Company, filter: Query): HTMLFormElement {
  const first = today(settings.timezone);
  const dayAfter = (checkIn: string | undefined) => addDays(isDay(checkIn) && checkIn > first ? checkIn : first, 1);
  const destinations = facets.destinations.map(({ slug, name, count: homes }) => ({
    value: slug,
    label: `${inLanguage(name)} (${homes})`,
  }));
  const types = facets.types.map(({ type, count: homes }) => ({ value: type, label: `${kind(type)} (${homes})` }));
  const sorts = (['recommended', 'price_asc', 'price_desc', 'rating'] as const).map(value => ({
    value,
    label: s(value),
  }));
  const onsubmit = (event: Event) => {
    event.preventDefault();
    const filled = Object.entries(valuesOf(element)).flatMap(([name, value]) => (value ? [[name, value]] : []));
    go(`/stays?${new URLSearchParams(filled)}`);
  };
  /** A check-out lies behind its check-in. */
  const follow = () => {
    const [checkIn, checkOut] = ['checkIn', 'checkOut'].map(
      name => element.elements.namedItem(name) as HTMLInputElement,
    );
    checkOut!.min = dayAfter(checkIn!.value);
    if (checkOut!.value && checkOut!.value < checkOut!.min) checkOut!.value = checkOut!.min;
  };
  const element = h(
    'form',
    { class: 'search', role: 'search', onsubmit },
    select({
      name: 'destination',
      label: w('destination'),
      value: filter.destination,
      options: [{ value: '', label: w('anywhere') }, ...destinations],
    }),
    field({
      name: 'checkIn',
      label: w('checkIn'),
      type: 'date',
      value: filter.checkIn,
      min: first,
      onchange: follow,
    }),
    field({
      name: 'checkOut',
      label: w('checkOut'),
      type: 'date',
      value: filter.checkOut,
      min: dayAfter(filter.checkIn),
    }),
    field({ name: 'guests', label: w('guests'), type: 'number', value: String(filter.guests ?? 2), min: 1, max: 50 }),
    select({
      name: 'type',
      label: w('type'),
      value: filter.type,
      options: [{ value: '', label: w('anyType') }, ...types],
    }),
    select({ name: 'sort', label: s('sort'), value: filter.sort ?? 'recommended', options: sorts }),
    h('button', { type: 'submit', class: 'main' }, s('search')),
  );
  return element;
}
