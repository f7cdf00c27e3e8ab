import { dataOf } from 'quintet-clients/answers';
import type { PropertySchemas } from 'quintet-clients/property';
import { h } from '#kit/element';
import { field } from '#kit/fields';
import { form } from '#kit/forms';
import { moment } from '#kit/format';
import { inLanguage, words } from '#kit/language';
import { type Page, render, type Visit } from '#kit/router';
import { attempt, tell } from '#kit/toast';
import { amount } from '../site/words';
import { type Office, property } from './api';
import { statusTag, w } from './words';

type Lead = PropertySchemas['LeadDetailView'];
type Change = PropertySchemas['LeadChangeBody'];

const STATUSES = ['new', 'contacted', 'qualified', 'closed'] as const;

const s = words({
  budget: ['Budget', 'الميزانية'],
  areas: ['Neighbourhoods', 'الأحياء'],
  viewing: ['Viewing', 'المعاينة'],
  write: ['Write an e-mail', 'أرسل بريدًا'],
  call: ['Call', 'اتصل'],
  move: ['Move on to', 'انقل إلى'],
});

/** `/office/inquiries/:id` */
export async function inquiryPage({ settings, neighborhoods }: Office, { parameters }: Visit): Promise<Page> {
  const path = { id: Number(parameters['id']) };
  const lead = await dataOf(property.GET('/api/leads/{id}', { params: { path } }));
  const change = async (body: Change) => {
    await dataOf(property.PATCH('/api/leads/{id}', { params: { path }, body }));
    tell(w('saved'));
    await render();
  };
  const areas = lead.preferred_areas.map(slug => {
    const place = neighborhoods.find(one => one.slug === slug);
    return place ? inLanguage(place.name) : slug;
  });
  const facts: [string, Node | string | null][] = [
    [w('received'), moment(lead.received_at, settings.timezone)],
    [w('home'), homeOf(lead)],
    [s('budget'), lead.budget === null ? null : amount(lead.budget, settings.currency)],
    [s('areas'), areas.join(' · ') || null],
    [s('viewing'), viewingOf(lead)],
  ];
  const body = h(
    'article',
    { class: 'narrow detail' },
    h('a', { href: '/office/inquiries' }, w('back')),
    h('div', { class: 'bar' }, h('h1', {}, h('bdi', {}, lead.name)), statusTag(lead.status)),
    h(
      'div',
      { class: 'buttons' },
      h('a', { class: 'button', href: `mailto:${lead.email}` }, s('write'), ' ', h('bdi', {}, lead.email)),
      lead.phone &&
        h(
          'a',
          { class: 'button', href: `tel:${lead.phone.replace(/[^\d+]/g, '')}` },
          s('call'),
          ' ',
          h('bdi', { dir: 'ltr' }, lead.phone),
        ),
    ),
    lead.message && h('blockquote', { dir: 'auto' }, lead.message),
    h(
      'dl',
      { class: 'facts-list' },
      facts.map(([name, value]) => value && h('div', {}, h('dt', {}, name), h('dd', {}, value))),
    ),
    steps(lead, change),
    notesForm(lead, change),
  );
  return { title: lead.name, body };
}

const homeOf = ({ property: home }: Lead): Node | null =>
  home &&
  (home.id === null
    ? h('span', {}, home.reference)
    : h('a', { href: `/office/homes/${home.id}` }, inLanguage(home.title)));

const viewingOf = ({ viewing }: Lead): Node | null =>
  viewing &&
  h(
    'a',
    { href: '/office/viewings' },
    `${viewing.reference} · ${moment(viewing.confirmed_at ?? viewing.preferred_at, viewing.timezone)}`,
  );

function steps(lead: Lead, change: (body: Change) => Promise<void>): HTMLElement {
  const next = STATUSES[STATUSES.indexOf(lead.status) + 1];
  const button = (status: Lead['status']) => {
    const element: HTMLButtonElement = h(
      'button',
      {
        type: 'button',
        class: status === next && 'main',
        onclick: () => attempt(element, () => change({ status })),
      },
      w(status),
    );
    return element;
  };
  return h(
    'div',
    { class: 'buttons', role: 'group', 'aria-label': s('move') },
    h('span', { class: 'faint' }, s('move')),
    STATUSES.filter(status => status !== lead.status).map(button),
  );
}

const notesForm = (lead: Lead, change: (body: Change) => Promise<void>): HTMLElement =>
  form(
    ({ notes }) => change({ notes: notes ?? null }),
    { button: w('save') },
    field({ name: 'notes', label: w('notes'), rows: 4, value: lead.notes ?? '', maxlength: 5000, dir: 'auto' }),
  );
