import { dataOf } from 'quintet-clients/answers';
import type { PropertySchemas } from 'quintet-clients/property';
import { h } from '#kit/element';
import { field } from '#kit/fields';
import { form } from '#kit/forms';
import { moment } from '#kit/format';
import { inLanguage, words } from '#kit/language';
import { type Page, render, type Visit } from '#kit/router';
import { attempt, tell } from '#kit/toast';
import { type Office, property } from './api';
import { statusTag, w } from './words';

type Viewing = PropertySchemas['ViewingDetailView'];
type Change = PropertySchemas['ViewingChangeBody'];
type Action = NonNullable<Change['action']>;

const ACTIONS: Record<Viewing['status'], Action[]> = {
  requested: ['confirm', 'cancel'],
  confirmed: ['complete', 'cancel'],
  completed: [],
  cancelled: [],
};

const s = words({
  confirm: ['Confirm the time', 'أكّد الموعد'],
  complete: ['Mark as completed', 'تمت المعاينة'],
  cancel: ['Cancel the viewing', 'ألغِ المعاينة'],
  wished: ['Preferred time', 'الموعد المفضل'],
  agreed: ['Agreed time', 'الموعد المؤكد'],
  reference: ['Reference', 'الرقم المرجعي'],
  inquiry: ['Enquiry', 'الاستفسار'],
  open: ['Open the enquiry', 'افتح الاستفسار'],
});

/** `/office/viewings/:id` */
export async function viewingPage(_: Office, { parameters }: Visit): Promise<Page> {
  const path = { id: Number(parameters['id']) };
  const viewing = await dataOf(property.GET('/api/viewings/{id}', { params: { path } }));
  const change = async (body: Change) => {
    await dataOf(property.PATCH('/api/viewings/{id}', { params: { path }, body }));
    tell(w('saved'));
    await render();
  };
  const { timezone, confirmed_at: confirmed, property: home } = viewing;
  const facts: [string, Node | string | null][] = [
    [s('wished'), moment(viewing.preferred_at, timezone)],
    [s('agreed'), confirmed && moment(confirmed, timezone)],
    [
      w('home'),
      home &&
        (home.id === null ? home.reference : h('a', { href: `/office/homes/${home.id}` }, inLanguage(home.title))),
    ],
    [s('reference'), h('bdi', {}, viewing.reference)],
    [s('inquiry'), h('a', { href: `/office/inquiries/${viewing.lead_id}` }, s('open'))],
  ];
  const button = (action: Action) => {
    const element: HTMLButtonElement = h(
      'button',
      {
        type: 'button',
        class: action === 'cancel' ? 'bad' : 'main',
        onclick: () => attempt(element, () => change({ action })),
      },
      s(action),
    );
    return element;
  };
  const body = h(
    'article',
    { class: 'narrow detail' },
    h('a', { href: '/office/viewings' }, w('back')),
    h('div', { class: 'bar' }, h('h1', {}, h('bdi', {}, viewing.name)), statusTag(viewing.status)),
    viewing.message && h('blockquote', { dir: 'auto' }, viewing.message),
    h(
      'dl',
      { class: 'facts-list' },
      facts.map(([name, value]) => value && h('div', {}, h('dt', {}, name), h('dd', {}, value))),
    ),
    h('div', { class: 'buttons' }, ACTIONS[viewing.status].map(button)),
    form(
      ({ admin_notes }) => change({ admin_notes: admin_notes ?? null }),
      { button: w('save') },
      field({ name: 'admin_notes', label: w('notes'), rows: 4, value: viewing.admin_notes ?? '', dir: 'auto' }),
    ),
  );
  return { title: viewing.name, body };
}
