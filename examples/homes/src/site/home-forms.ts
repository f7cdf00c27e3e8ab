import { dataOf } from 'quintet-clients/answers';
import { addDays, today } from '#kit/days';
import { h } from '#kit/element';
import { field, problemPlace } from '#kit/fields';
import { day } from '#kit/format';
import { inLanguage, words } from '#kit/language';
import { type Agency, type HomePage, property } from './api';
import { visitorForm } from './visitor-form';

const s = words({
  ask: ['Ask about this home', 'اسأل عن هذا العقار'],
  send: ['Send the enquiry', 'أرسل الاستفسار'],
  sent: ['Thank you, {name}. We will write to {email} soon.', 'شكرًا {name}. سنكتب إلى {email} قريبًا.'],
  interested: ['I am interested in {home} ({reference}).', 'أنا مهتم بـ{home} ({reference}).'],
  visit: ['Request a viewing', 'اطلب معاينة'],
  date: ['Day', 'اليوم'],
  time: ['Time', 'الوقت'],
  zone: ['Times are those of {city}.', 'الأوقات بتوقيت {city}.'],
  request: ['Request the viewing', 'أرسل الطلب'],
  requested: [
    'Thank you. We will confirm {day}, {time} by e-mail. Your reference is {reference}.',
    'شكرًا لك. سنؤكد موعد {day}، {time} بالبريد. رقم طلبك {reference}.',
  ],
});

const DEFAULT_TIME = '11:00';

export const inquiryForm = (home: HomePage): HTMLElement =>
  h(
    'section',
    { class: 'panel', id: 'ask' },
    h('h2', {}, s('ask')),
    visitorForm({
      button: s('send'),
      message: s('interested', { home: inLanguage(home.title), reference: home.reference }),
      thanks: ({ name = '', email = '' }) => s('sent', { name, email }),
      send: visitor =>
        dataOf(
          property.POST('/api/leads', {
            body: { ...visitor, intent: home.purpose === 'sale' ? 'buy' : 'rent', property_id: home.id },
          }),
        ),
    }),
  );

export function viewingForm(home: HomePage, { settings }: Agency): HTMLElement {
  const first = today(settings.timezone);
  let reference = '';
  return h(
    'section',
    { class: 'panel', id: 'visit' },
    h('h2', {}, s('visit')),
    h('p', { class: 'faint' }, s('zone', { city: settings.agency_city })),
    visitorForm(
      {
        button: s('request'),
        thanks: ({ preferred_date = first, preferred_time: time = '' }) =>
          s('requested', { day: day(preferred_date), time, reference }),
        send: async (visitor, { preferred_date = '', preferred_time = '' }) => {
          const body = { ...visitor, property_id: home.id, preferred_date, preferred_time };
          ({ reference } = await dataOf(property.POST('/api/viewings', { body })));
        },
      },
      field({
        name: 'preferred_date',
        label: s('date'),
        type: 'date',
        required: true,
        min: first,
        value: addDays(first, 1),
      }),
      field({ name: 'preferred_time', label: s('time'), type: 'time', required: true, value: DEFAULT_TIME }),
      problemPlace('preferred_at'),
    ),
  );
}
