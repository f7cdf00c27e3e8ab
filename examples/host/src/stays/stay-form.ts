import type { StaysSchemas } from 'quintet-clients/stays';
import { h } from '#kit/element';
import { chip, field, select, tick } from '#kit/fields';
import { form, type Values } from '#kit/forms';
import { currencySign } from '#kit/format';
import { inLanguage, words } from '#kit/language';
import type { Stay } from '../api';
import { kindName } from '../words';

type Body = StaysSchemas['StayBody'];
const TEXTS = ['title', 'short_description', 'description', 'location_hint'] as const;
const NUMBERS = [
  'bedrooms',
  'beds',
  'bathrooms',
  'max_guests',
  'min_nights',
  'nightly_rate',
  'cleaning_fee',
  'extra_guest_from',
  'extra_guest_fee',
  'deposit',
] as const;
const KINDS = ['villa', 'apartment', 'cabin', 'chalet', 'loft', 'cottage'] as const;

const w = words({
  main: ['The home', 'البيت'],
  price: ['Price', 'السعر'],
  texts: ['Texts', 'النصوص'],
  amenities: ['Amenities', 'المرافق'],
  type: ['Kind', 'النوع'],
  destination: ['Place', 'الوجهة'],
  bedrooms: ['Bedrooms', 'غرف النوم'],
  beds: ['Beds', 'الأسرّة'],
  bathrooms: ['Bathrooms', 'الحمّامات'],
  max_guests: ['Most guests', 'أقصى عدد للضيوف'],
  min_nights: ['Fewest nights', 'أقل عدد لليالي'],
  nightly_rate: ['A night ({currency})', 'الليلة ({currency})'],
  cleaning_fee: ['Cleaning ({currency})', 'التنظيف ({currency})'],
  extra_guest_from: ['Guests included', 'الضيوف المشمولون بالسعر'],
  extraHint: ['Empty: no extra charge.', 'فارغ: لا يدفع أحد زيادة.'],
  extra_guest_fee: ['Each further guest and night ({currency})', 'كل ضيف إضافي لليلة ({currency})'],
  deposit: ['Refundable deposit ({currency})', 'مبلغ تأمين مسترد ({currency})'],
  fills_gaps: [
    'A whole gap between bookings can be booked although it is shorter than the fewest nights',
    'يمكن حجز فجوة كاملة بين حجزين وإن كانت أقصر من أقل عدد لليالي',
  ],
  check_in_time: ['Check-in from', 'الوصول من'],
  check_out_time: ['Check-out until', 'المغادرة حتى'],
  timeHint: ['Empty for the time of the company.', 'اتركه فارغًا لوقت الشركة.'],
  title: ['Title', 'العنوان'],
  short_description: ['Summary', 'الملخص'],
  description: ['Description', 'الوصف'],
  location_hint: ['Where it is', 'الموقع'],
  inEnglish: ['{field} in English', '{field} بالإنجليزية'],
  inArabic: ['{field} in Arabic', '{field} بالعربية'],
  save: ['Save', 'حفظ'],
});

interface Options {
  destinations: StaysSchemas['DestinationView'][];
  amenities: { slug: string; name: { en: string; ar: string } }[];
  currency: string;
}

/** The facts of a home; a new one has none. */
export function stayForm(
  stay: Stay | undefined,
  { destinations, amenities, currency }: Options,
  send: (body: Body) => Promise<unknown>,
): HTMLElement {
  const whole = (name: 'bedrooms' | 'beds' | 'bathrooms' | 'max_guests' | 'min_nights') =>
    field({ name, label: w(name), type: 'number', value: stay?.[name] ?? 1, min: 0, required: true });
  const amount = (name: 'nightly_rate' | 'cleaning_fee' | 'extra_guest_fee' | 'deposit') =>
    field({
      name,
      label: w(name, { currency: currencySign(currency) }),
      type: 'number',
      inputmode: 'numeric',
      value: stay?.[name] ?? 0,
      min: 0,
      required: true,
    });
  const hour = (name: 'check_in_time' | 'check_out_time') =>
    field({ name, label: w(name), type: 'time', value: stay?.[name] ?? '', hint: w('timeHint') });
  const element: HTMLFormElement = form(
    values => send(bodyOf(values, new FormData(element).getAll('amenities') as string[])),
    { button: w('save') },
    h('h2', {}, w('main')),
    h(
      'div',
      { class: 'fields' },
      select({
        name: 'type',
        label: w('type'),
        value: stay?.type,
        options: KINDS.map(value => ({ value, label: kindName(value) })),
      }),
      select({
        name: 'destination_id',
        label: w('destination'),
        value: String(stay?.destination_id),
        options: destinations.map(({ id, name }) => ({ value: String(id), label: inLanguage(name) })),
      }),
      whole('bedrooms'),
      whole('beds'),
      whole('bathrooms'),
      whole('max_guests'),
      hour('check_in_time'),
      hour('check_out_time'),
    ),
    h('h2', {}, w('price')),
    h(
      'div',
      { class: 'fields' },
      amount('nightly_rate'),
      amount('cleaning_fee'),
      whole('min_nights'),
      field({
        name: 'extra_guest_from',
        label: w('extra_guest_from'),
        type: 'number',
        value: stay?.extra_guest_from ?? undefined,
        min: 1,
        hint: w('extraHint'),
      }),
      amount('extra_guest_fee'),
      amount('deposit'),
    ),
    tick('fills_gaps', w('fills_gaps'), { checked: stay?.fills_gaps }),
    h('h2', {}, w('texts')),
    h('div', { class: 'two' }, ...TEXTS.flatMap(name => textFields(name, stay))),
    h(
      'fieldset',
      { class: 'amenities' },
      h('legend', {}, w('amenities')),
      amenities.map(({ slug, name }) =>
        chip({
          type: 'checkbox',
          name: 'amenities',
          value: slug,
          label: inLanguage(name),
          checked: stay?.amenities.includes(slug),
        }),
      ),
    ),
  );
  return element;
}

const ROWS = { title: undefined, short_description: 2, description: 6, location_hint: undefined };

const textFields = (name: (typeof TEXTS)[number], stay: Stay | undefined): HTMLElement[] => [
  field({
    name: `${name}.en`,
    label: w('inEnglish', { field: w(name) }),
    value: stay?.[name].en ?? '',
    rows: ROWS[name],
    dir: 'ltr',
    required: true,
  }),
  field({
    name: `${name}.ar`,
    label: w('inArabic', { field: w(name) }),
    value: stay?.[name].ar ?? '',
    rows: ROWS[name],
    dir: 'rtl',
  }),
];

function bodyOf(values: Values, amenities: string[]): Body {
  const number = (name: (typeof NUMBERS)[number]) => Number(values[name]);
  const text = (name: (typeof TEXTS)[number]) => ({ en: values[`${name}.en`] ?? '', ar: values[`${name}.ar`] ?? '' });
  return {
    type: KINDS.find(kind => kind === values['type'])!,
    destination_id: Number(values['destination_id']),
    bedrooms: number('bedrooms'),
    beds: number('beds'),
    bathrooms: number('bathrooms'),
    max_guests: number('max_guests'),
    min_nights: number('min_nights'),
    nightly_rate: number('nightly_rate'),
    cleaning_fee: number('cleaning_fee'),
    extra_guest_from: values['extra_guest_from'] === undefined ? null : number('extra_guest_from'),
    extra_guest_fee: number('extra_guest_fee'),
    deposit: number('deposit'),
    fills_gaps: values['fills_gaps'] !== undefined,
    check_in_time: values['check_in_time'] ?? null,
    check_out_time: values['check_out_time'] ?? null,
    amenities,
    title: text('title'),
    short_description: text('short_description'),
    description: text('description'),
    location_hint: text('location_hint'),
  };
}
