import { dataOf } from 'quintet-clients/answers';
import { h } from '#kit/element';
import { field, select } from '#kit/fields';
import { inLanguage, words } from '#kit/language';
import type { Page } from '#kit/router';
import { property, readAgency } from './api';
import { visitorForm } from './visitor-form';
import { w } from './words';

const s = words({
  title: ['Tell us what you are looking for', 'أخبرنا عمّا تبحث عنه'],
  intent: ['I would like to', 'أرغب في'],
  buy: ['Buy', 'الشراء'],
  rent: ['Rent', 'الاستئجار'],
  other: ['Something else', 'أمر آخر'],
  budget: ['Budget ({currency}, optional)', 'الميزانية ({currency}، اختياري)'],
  send: ['Send', 'إرسال'],
  sent: ['Thank you, {name}. We will write to {email} soon.', 'شكرًا {name}. سنكتب إلى {email} قريبًا.'],
  write: ['Or write to us:', 'أو راسلنا:'],
});

const INTENTS = ['buy', 'rent', 'other'] as const;
type Intent = (typeof INTENTS)[number];

/** An enquiry that is not about one home. */
export async function contactPage(): Promise<Page> {
  const { settings, neighborhoods } = await readAgency();
  const form = visitorForm(
    {
      button: s('send'),
      thanks: ({ name = '', email = '' }) => s('sent', { name, email }),
      send: (visitor, { intent, area, budget }) =>
        dataOf(
          property.POST('/api/leads', {
            body: {
              ...visitor,
              intent: intent as Intent,
              preferred_areas: area ? [area] : [],
              budget: budget ? Number(budget) : null,
            },
          }),
        ),
    },
    select({
      name: 'intent',
      label: s('intent'),
      value: 'buy',
      options: INTENTS.map(value => ({ value, label: s(value) })),
    }),
    select({
      name: 'area',
      label: w('neighborhood'),
      options: [
        { value: '', label: w('anywhere') },
        ...neighborhoods.map(({ slug, name }) => ({ value: slug, label: inLanguage(name) })),
      ],
    }),
    field({
      name: 'budget',
      label: s('budget', { currency: settings.currency }),
      type: 'number',
      min: 0,
      step: 1000,
      inputmode: 'numeric',
    }),
  );
  const body = h(
    'section',
    { class: 'narrow' },
    h('h1', {}, s('title')),
    h('p', {}, inLanguage({ en: settings.agency_description_en, ar: settings.agency_description_ar })),
    h('div', { class: 'panel' }, form),
    settings.contact_email &&
      h(
        'p',
        { class: 'onward' },
        `${s('write')} `,
        h('a', { href: `mailto:${settings.contact_email}` }, h('bdi', {}, settings.contact_email)),
      ),
  );
  return { title: s('title'), body };
}
