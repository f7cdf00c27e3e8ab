import { dataOf } from 'quintet-clients/answers';
import type { StaysSchemas } from 'quintet-clients/stays';
import { h, put, putInPlace } from '#kit/element';
import { dayOf, moment, number } from '#kit/format';
import { inLanguage, words } from '#kit/language';
import { pageAddress, pager } from '#kit/pager';
import type { Page, Visit } from '#kit/router';
import { attempt } from '#kit/toast';
import { stays } from '../api';
import type { Office } from '../office';

type Review = StaysSchemas['StaffReviewView'];
type Inquiry = StaysSchemas['InquiryView'];

const w = words({
  title: ['Guests', 'الضيوف'],
  questions: ['Questions', 'الاستفسارات'],
  noQuestions: ['No open question.', 'لا استفسارات مفتوحة.'],
  answer: ['Answer by mail', 'الرد بالبريد'],
  done: ['Answered', 'تم الرد'],
  replied: ['Answered', 'تم الرد عليه'],
  new: ['New', 'جديد'],
  closed: ['Closed', 'مغلق'],
  reviews: ['Reviews', 'التقييمات'],
  noReviews: ['No review yet.', 'لا تقييمات بعد.'],
  of: ['{guest} about {home}', '{guest} عن {home}'],
  stars: ['{n} of 5 stars', '{n} من 5 نجوم'],
  hide: ['Hide', 'إخفاء'],
  publish: ['Show again', 'إظهار من جديد'],
  hidden: ['Hidden', 'مخفي'],
  published: ['On the site', 'على الموقع'],
});

const PAGE_SIZE = 20;

/** What guests ask and write. */
export async function reviewsPage({ settings }: Office, { query }: Visit): Promise<Page> {
  const page = Number(query.get('page')) || 1;
  const [reviews, questions] = await Promise.all([
    dataOf(stays.GET('/api/reviews/manage', { params: { query: { page, page_size: PAGE_SIZE } } })),
    dataOf(stays.GET('/api/inquiries', { params: { query: { status: 'new' } } })),
  ]);
  const body = h(
    'div',
    {},
    h('h1', {}, w('title')),
    h('h2', {}, w('questions')),
    questions.data.length > 0
      ? h(
          'ul',
          { class: 'notes-list' },
          questions.data.map(question => h('li', {}, questionCard(question, settings.timezone))),
        )
      : h('p', { class: 'faint' }, w('noQuestions')),
    h('h2', {}, w('reviews')),
    reviews.data.length > 0
      ? h('ul', { class: 'notes-list' }, reviews.data.map(reviewCard))
      : h('p', { class: 'faint' }, w('noReviews')),
    pager(reviews.page, reviews.total_pages, pageAddress),
  );
  return { title: w('title'), body, place: 'reviews' };
}

function questionCard(question: Inquiry, timeZone: string): HTMLElement {
  const card = h('article', { class: 'panel' });
  const show = (shown: Inquiry) => {
    const close: HTMLButtonElement = h('button', { type: 'button', onclick: () => attempt(close, send) }, w('done'));
    const send = async () => {
      const params = { path: { id: shown.id } };
      show(await dataOf(stays.PATCH('/api/inquiries/{id}', { params, body: { status: 'replied' } })));
    };
    putInPlace(
      card,
      h('p', {}, h('strong', {}, h('bdi', {}, shown.name)), ' ', h('span', { class: 'tag' }, w(shown.status))),
      h('p', { dir: 'auto' }, shown.message),
      h(
        'p',
        { class: 'faint' },
        [shown.stay && inLanguage(shown.stay.title), moment(shown.received_at, timeZone)].filter(Boolean).join(' · '),
      ),
      shown.status === 'new' &&
        h(
          'div',
          { class: 'buttons' },
          h('a', { class: 'button main', href: `mailto:${shown.email}` }, w('answer')),
          close,
        ),
    );
  };
  show(question);
  return card;
}

function reviewCard(review: Review): HTMLElement {
  const item = h('li');
  const show = (shown: Review) => {
    const status = shown.status === 'published' ? 'hidden' : 'published';
    const params = { path: { id: shown.id } };
    const button: HTMLButtonElement = h(
      'button',
      {
        type: 'button',
        id: `review-${shown.id}`,
        onclick: () =>
          attempt(button, async () =>
            show(await dataOf(stays.PATCH('/api/reviews/manage/{id}', { params, body: { status } }))),
          ),
      },
      status === 'hidden' ? w('hide') : w('publish'),
    );
    put(
      item,
      h(
        'article',
        { class: 'panel', 'data-status': shown.status },
        h(
          'p',
          {},
          h(
            'span',
            { class: 'stars', role: 'img', 'aria-label': w('stars', { n: shown.rating }) },
            number(shown.rating),
          ),
          ' ',
          w('of', { guest: shown.author, home: inLanguage(shown.stay.title) }),
        ),
        h('p', { dir: 'auto' }, shown.comment),
        h(
          'div',
          { class: 'bar' },
          h('span', { class: 'faint' }, `${w(shown.status)} · ${dayOf(shown.created_at)}`),
          button,
        ),
      ),
    );
  };
  show(review);
  return item;
}
