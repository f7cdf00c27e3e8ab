import { Refused } from 'quintet-clients/answers';
import { h } from '#kit/element';
import { showProblems } from '#kit/forms';
import { words } from '#kit/language';
import { pageAddress, pager } from '#kit/pager';
import { say } from '#kit/refusals';
import type { Page, Visit } from '#kit/router';
import { emptyState } from '#kit/states';
import { type HomeQuery, readAgency, readHomes } from './api';
import { homeCards } from './home-card';
import { searchForm } from './search-form';
import { count, w } from './words';

const s = words({
  title: ['Homes in the city', 'عقارات في المدينة'],
  none: ['No home fits that. Try a wider search.', 'لا عقار يطابق ذلك. جرّب بحثًا أوسع.'],
});

const PAGE_SIZE = 12;
const TEXTS = ['purpose', 'type', 'neighborhood', 'min_price', 'max_price', 'amenities', 'q', 'sort'] as const;

/** `/homes?q=&purpose=&neighborhood=&type=&bedrooms=&min_price=&max_price=&amenities=&sort=&page=` */
export async function searchPage({ query }: Visit): Promise<Page> {
  const asked: HomeQuery = {
    ...Object.fromEntries(TEXTS.flatMap(name => (query.get(name) ? [[name, query.get(name)]] : []))),
    bedrooms: Number(query.get('bedrooms')) || undefined,
    page: Number(query.get('page')) || 1,
    page_size: PAGE_SIZE,
  };
  const [agency, found] = await Promise.all([readAgency(), search(asked)]);
  const form = searchForm(agency, query, { detailed: true });
  return {
    title: s('title'),
    body: h(
      'section',
      {},
      h('h1', {}, s('title')),
      form,
      ...(found instanceof Refused ? refused(found, form) : results(found)),
    ),
  };
}

type Found = Awaited<ReturnType<typeof readHomes>>;

/** The homes, or the refusal of a search that the visitor corrects in the form. */
async function search(query: HomeQuery): Promise<Found | Refused> {
  try {
    return await readHomes(query);
  } catch (failure) {
    if (failure instanceof Refused && failure.code === 'validation_failed') return failure;
    throw failure;
  }
}

const refused = (failure: Refused, form: HTMLFormElement): HTMLElement[] => {
  const others = showProblems(form, failure);
  return [h('p', { class: 'problem', role: 'alert' }, [say(failure), ...others].join(' '))];
};

const results = ({ data, page, total, totalPages }: Found): (HTMLElement | false)[] =>
  total === 0
    ? [emptyState(s('none'), h('a', { class: 'button', href: '/homes' }, w('all')))]
    : [h('p', { role: 'status' }, count('home', total)), homeCards(data, 'h2'), pager(page, totalPages, pageAddress)];
