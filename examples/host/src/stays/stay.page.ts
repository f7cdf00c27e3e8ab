import { dataOf } from 'quintet-clients/answers';
import { h, put } from '#kit/element';
import { inLanguage, words } from '#kit/language';
import { go, type Page, type Visit } from '#kit/router';
import { attempt, tell } from '#kit/toast';
import { type Stay, stays } from '../api';
import type { Office } from '../office';
import { gallery } from './gallery';
import { stayForm } from './stay-form';

const w = words({
  back: ['All homes', 'كل البيوت'],
  new: ['A new home', 'بيت جديد'],
  saved: ['Saved.', 'تم الحفظ.'],
  added: ['Added as a draft. Add photographs, then publish it.', 'أُضيف كمسودة. أضف صورًا ثم انشره.'],
  published: ['Published', 'منشور'],
  draft: ['Draft', 'مسودة'],
  publish: ['Publish', 'نشر'],
  unpublish: ['Take off the site', 'إزالة من الموقع'],
  missing: ['Still missing for the site: {what}', 'ينقص للنشر: {what}'],
  photographs: ['photographs', 'صور'],
  text: ['{field} in {language}', '{field} ({language})'],
  title: ['title', 'العنوان'],
  short_description: ['summary', 'الملخص'],
  description: ['description', 'الوصف'],
  location_hint: ['location', 'الموقع'],
  en: ['English', 'الإنجليزية'],
  ar: ['Arabic', 'العربية'],
  calendar: ['Calendar', 'التقويم'],
  rates: ['Prices and rules', 'الأسعار والقواعد'],
});

/** `/stays/12`, or `/stays/new`. */
export async function stayPage(office: Office, { parameters }: Visit): Promise<Page> {
  const destinations = await dataOf(stays.GET('/api/destinations/manage'));
  const facets = await dataOf(stays.GET('/api/stays/facets'));
  const options = { destinations, amenities: facets.amenities, currency: office.settings.currency };
  const back = h('p', {}, h('a', { href: '/stays' }, w('back')));
  if (parameters['id'] === 'new') {
    const create = async (body: Parameters<typeof save>[1]) => {
      const added = await dataOf(stays.POST('/api/stays/manage', { body }));
      go(`/stays/${added.id}`);
      tell(w('added'));
    };
    const body = h('div', {}, back, h('h1', {}, w('new')), stayForm(undefined, options, create));
    return { title: w('new'), body };
  }
  const id = Number(parameters['id']);
  const stay = await dataOf(stays.GET('/api/stays/manage/{id}', { params: { path: { id } } }));
  const head = h('div', {});
  const pictures = h('section', {});
  const show = (shown: Stay) => {
    put(head, ...headOf(shown, show));
    put(pictures, ...gallery(shown, show));
  };
  show(stay);
  const form = stayForm(stay, options, async body => {
    show(await save(id, body));
    tell(w('saved'));
  });
  const body = h('div', {}, back, head, pictures, form);
  return { title: inLanguage(stay.title) || stay.reference, body };
}

type Body = Parameters<Parameters<typeof stayForm>[2]>[0];

const save = (id: number, body: Body): Promise<Stay> =>
  dataOf(stays.PUT('/api/stays/manage/{id}', { params: { path: { id } }, body }));

function headOf(stay: Stay, show: (changed: Stay) => void): (HTMLElement | false)[] {
  const params = { path: { id: stay.id } };
  const status = stay.status === 'published' ? 'draft' : 'published';
  const button: HTMLButtonElement = h(
    'button',
    {
      type: 'button',
      id: 'publish',
      class: status === 'published' ? 'main' : '',
      onclick: () =>
        attempt(button, async () =>
          show(await dataOf(stays.PATCH('/api/stays/manage/{id}/status', { params, body: { status } }))),
        ),
    },
    status === 'published' ? w('publish') : w('unpublish'),
  );
  return [
    h(
      'div',
      { class: 'bar' },
      h('h1', {}, inLanguage(stay.title) || stay.reference),
      h(
        'div',
        { class: 'buttons' },
        h('a', { class: 'button', href: `/stays/${stay.id}/rates` }, w('rates')),
        h('a', { class: 'button quiet', href: `/calendar?stay=${stay.id}` }, w('calendar')),
      ),
    ),
    h(
      'p',
      { class: 'tags-line' },
      h(
        'span',
        { class: `tag ${stay.status === 'published' ? 'good' : ''}`, 'data-status': stay.status },
        w(stay.status),
      ),
      h('bdi', { class: 'faint' }, stay.reference),
      button,
    ),
    stay.missing.length > 0 &&
      h('p', { class: 'notice', role: 'status' }, w('missing', { what: stay.missing.map(missingName).join(', ') })),
  ];
}

/** `title.ar` as "title in Arabic". */
function missingName(missing: string): string {
  const [field = '', of] = missing.split('.');
  const known = ['title', 'short_description', 'description', 'location_hint', 'photographs'] as const;
  const name = known.find(each => each === field);
  if (!name) return missing;
  return of === 'en' || of === 'ar' ? w('text', { field: w(name), language: w(of) }) : w(name);
}
