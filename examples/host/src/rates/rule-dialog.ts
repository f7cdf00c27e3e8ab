import { dataOf, Refused } from 'quintet-clients/answers';
import type { StaysSchemas } from 'quintet-clients/stays';
import { openDialog } from '#kit/dialog';
import { h } from '#kit/element';
import { chip, field, problemPlace, select } from '#kit/fields';
import type { Values } from '#kit/forms';
import { currencySign } from '#kit/format';
import { type Bilingual, inLanguage, words } from '#kit/language';
import { type RateRule, type Stay, stays } from '../api';
import { span } from '../words';
import { LAYERS, layerName, weekdayName } from './layers';

type Body = StaysSchemas['RateRuleBody'];

const w = words({
  add: ['Add a rule', 'إضافة قاعدة'],
  change: ['Change the rule', 'تعديل القاعدة'],
  save: ['Save', 'حفظ'],
  nameEn: ['Name in English', 'الاسم بالإنجليزية'],
  nameAr: ['Name in Arabic', 'الاسم بالعربية'],
  nameHint: ['Guests see it next to the price.', 'يراه الضيوف بجانب السعر.'],
  layer: ['For', 'تسري على'],
  from: ['First night', 'أول ليلة'],
  to: ['No longer from', 'تنتهي في'],
  weekdays: ['Nights', 'الليالي'],
  rate: ['A night ({currency})', 'الليلة ({currency})'],
  least: ['Fewest nights', 'أقل عدد لليالي'],
  most: ['Most nights', 'أقصى عدد لليالي'],
  unset: ['Empty: as without this rule.', 'فارغ: كما هو بدون هذه القاعدة.'],
  arrival: ['Arrival', 'الوصول'],
  departure: ['Check-out', 'المغادرة'],
  asBefore: ['As without this rule', 'كما هو بدون هذه القاعدة'],
  closed: ['Not on these days', 'غير متاح في هذه الأيام'],
  open: ['Allowed', 'مسموح'],
  overlap: [
    '{name} ({days}) has some of these nights already. Two rules of one kind never share a night.',
    'تشمل {name} ({days}) بعض هذه الليالي بالفعل. لا تشترك قاعدتان من نوع واحد في ليلة.',
  ],
});

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

interface Options {
  stay: Stay;
  currency: string;
  /** Without it a new one. */
  rule?: RateRule;
  /** What a new one begins with. */
  draft?: Partial<RateRule>;
  /** Called after a change. */
  changed: () => Promise<unknown>;
}

/** Asks for a rule and saves it. */
export async function askRule({ stay, currency, rule, draft = {}, changed }: Options): Promise<void> {
  const overlap = h('p', { class: 'problem', role: 'alert' });
  const send = async (values: Values) => {
    overlap.textContent = '';
    const body = bodyOf(values);
    try {
      await save(stay.id, rule, body);
    } catch (failure) {
      overlap.textContent = overlapOf(failure) ?? '';
      throw failure;
    }
  };
  const isSent = await openDialog(
    { title: rule ? w('change') : w('add'), hint: inLanguage(stay.title), button: w('save'), send },
    ...fieldsOf(rule ?? draft, currency),
    overlap,
  );
  if (isSent) await changed();
}

async function save(id: number, rule: RateRule | undefined, body: Body): Promise<void> {
  if (rule) {
    const params = { path: { id, ruleId: rule.id } };
    await dataOf(stays.PUT('/api/stays/manage/{id}/rates/{ruleId}', { params, body }));
  } else await dataOf(stays.POST('/api/stays/manage/{id}/rates', { params: { path: { id } }, body }));
}

/** Which other rule is in the way. */
function overlapOf(failure: unknown): string | undefined {
  if (!(failure instanceof Refused) || failure.code !== 'rate_overlap') return undefined;
  const { details } = failure.failure as unknown as { details: { name: Bilingual; from: string; to: string } };
  return w('overlap', { name: inLanguage(details.name), days: span(details.from, details.to) });
}

function fieldsOf(rule: Partial<RateRule>, currency: string): HTMLElement[] {
  const whole = (name: string, label: string, value: number | null | undefined) =>
    field({ name, label, type: 'number', inputmode: 'numeric', min: 1, value: value ?? undefined, hint: w('unset') });
  const closing = (name: string, label: string, value: boolean | null | undefined) =>
    select({
      name,
      label,
      value: value == null ? '' : String(value),
      options: [
        { value: '', label: w('asBefore') },
        { value: 'true', label: w('closed') },
        { value: 'false', label: w('open') },
      ],
    });
  const weekdays = h(
    'fieldset',
    { class: 'amenities', hidden: rule.layer !== 'weekdays' },
    h('legend', {}, w('weekdays')),
    WEEKDAYS.map(day =>
      chip({
        type: 'checkbox',
        name: `weekday.${day}`,
        value: 'on',
        label: weekdayName(day),
        checked: rule.weekdays?.includes(day),
      }),
    ),
    problemPlace('weekdays'),
  );
  const layer = select({
    name: 'layer',
    label: w('layer'),
    value: rule.layer ?? 'season',
    options: LAYERS.map(value => ({ value, label: layerName(value) })),
    onchange: ({ target }) => (weekdays.hidden = (target as HTMLSelectElement).value !== 'weekdays'),
  });
  return [
    field({ name: 'name.en', label: w('nameEn'), value: rule.name?.en, dir: 'ltr', required: true, maxlength: 120 }),
    field({
      name: 'name.ar',
      label: w('nameAr'),
      value: rule.name?.ar,
      hint: w('nameHint'),
      dir: 'rtl',
      required: true,
      maxlength: 120,
    }),
    layer,
    h(
      'div',
      { class: 'fields' },
      field({ name: 'from', label: w('from'), type: 'date', value: rule.from, required: true }),
      field({ name: 'to', label: w('to'), type: 'date', value: rule.to, required: true }),
    ),
    weekdays,
    h(
      'div',
      { class: 'fields' },
      whole('nightly_rate', w('rate', { currency: currencySign(currency) }), rule.nightly_rate),
      whole('min_nights', w('least'), rule.min_nights),
      whole('max_nights', w('most'), rule.max_nights),
      closing('closed_to_arrival', w('arrival'), rule.closed_to_arrival),
      closing('closed_to_departure', w('departure'), rule.closed_to_departure),
    ),
  ];
}

/** An empty field leaves the value to the rules below. */
function bodyOf(values: Values): Body {
  const whole = (name: string) => (values[name] === undefined ? null : Number(values[name]));
  const flag = (name: string) => (values[name] === undefined ? null : values[name] === 'true');
  const layer = LAYERS.find(each => each === values['layer'])!;
  return {
    name: { en: values['name.en'] ?? '', ar: values['name.ar'] ?? '' },
    layer,
    from: values['from'] ?? '',
    to: values['to'] ?? '',
    weekdays: layer === 'weekdays' ? WEEKDAYS.filter(day => values[`weekday.${day}`] !== undefined) : [],
    nightly_rate: whole('nightly_rate'),
    min_nights: whole('min_nights'),
    max_nights: whole('max_nights'),
    closed_to_arrival: flag('closed_to_arrival'),
    closed_to_departure: flag('closed_to_departure'),
  };
}
