import { dataOf } from 'quintet-clients/answers';
import type { PropertySchemas } from 'quintet-clients/property';
import { h } from '#kit/element';
import { field, select, tick } from '#kit/fields';
import { form, type Values } from '#kit/forms';
import { inLanguage, words } from '#kit/language';
import { go, type Page, render, type Visit } from '#kit/router';
import { tell } from '#kit/toast';
import { w as siteWords } from '../site/words';
import { type ManagedHome, type Office, property } from './api';
import { picturesOf } from './pictures';
import { publishing } from './publishing';
import { statusTag, w } from './words';

type Body = PropertySchemas['HomeBody'];

const s = words({
  new: ['New home', 'عقار جديد'],
  create: ['Create the draft', 'أنشئ المسودة'],
  titleEn: ['Title in English', 'العنوان بالإنجليزية'],
  titleAr: ['Title in Arabic', 'العنوان بالعربية'],
  textEn: ['Description in English', 'الوصف بالإنجليزية'],
  textAr: ['Description in Arabic', 'الوصف بالعربية'],
  price: ['Price ({currency})', 'السعر ({currency})'],
  bedrooms: ['Bedrooms', 'غرف النوم'],
  bathrooms: ['Bathrooms', 'الحمّامات'],
  area: ['Area (m²)', 'المساحة (م²)'],
  none: ['None', 'بدون'],
  featured: ['Show among the featured homes', 'اعرضه ضمن العقارات المميزة'],
  features: ['Features', 'المزايا'],
});

/** `/office/homes/new` and `/office/homes/:id` */
export async function homePage(office: Office, { parameters }: Visit): Promise<Page> {
  if (parameters['id'] === 'new') return { title: s('new'), body: newHome(office) };
  const path = { id: Number(parameters['id']) };
  const home = await dataOf(property.GET('/api/properties/manage/{id}', { params: { path } }));
  const save = async (values: Values, features: string[]) => {
    const body = bodyOf(values, features);
    await dataOf(property.PUT('/api/properties/manage/{id}', { params: { path }, body }));
    tell(w('saved'));
    await render();
  };
  const title = inLanguage(home.title);
  const body = h(
    'article',
    { class: 'detail' },
    h('a', { href: '/office/homes' }, w('back')),
    h('div', { class: 'bar' }, h('h1', {}, title), statusTag(home.status)),
    publishing(home),
    h('div', { class: 'beside' }, homeForm(office, w('save'), save, home), picturesOf(home)),
  );
  return { title, body };
}

function newHome(office: Office): HTMLElement {
  const create = async (values: Values, features: string[]) => {
    const { id } = await dataOf(property.POST('/api/properties/manage', { body: bodyOf(values, features) }));
    go(`/office/homes/${id}`, { replace: true });
  };
  return h(
    'article',
    { class: 'narrow detail' },
    h('a', { href: '/office/homes' }, w('back')),
    h('h1', {}, s('new')),
    homeForm(office, s('create'), create),
  );
}

function bodyOf(values: Values, features: string[]): Body {
  const number = (name: string) => Number(values[name] ?? 0);
  return {
    title: { en: values['title.en'] ?? '', ar: values['title.ar'] ?? '' },
    description: { en: values['description.en'] ?? '', ar: values['description.ar'] ?? '' },
    purpose: values['purpose'] as Body['purpose'],
    type: values['type'] as Body['type'],
    price: number('price'),
    bedrooms: number('bedrooms'),
    bathrooms: number('bathrooms'),
    area_sqm: number('area_sqm'),
    neighborhood_id: values['neighborhood_id'] ? number('neighborhood_id') : null,
    is_featured: values['is_featured'] === 'on',
    amenities: features as Body['amenities'],
  };
}

type Save = (values: Values, features: string[]) => Promise<unknown>;

function homeForm(
  { settings, neighborhoods, amenities }: Office,
  button: string,
  save: Save,
  home?: ManagedHome,
): HTMLElement {
  const numeric = { type: 'number', required: true, min: 0, step: 'any', inputmode: 'decimal' };
  const option = <Value extends 'sale' | 'rent' | 'apartment' | 'villa' | 'townhouse'>(value: Value) => ({
    value,
    label: siteWords(value),
  });
  const element = form(
    values => save(values, new FormData(element).getAll('amenities').map(String)),
    { button },
    field({ name: 'title.en', label: s('titleEn'), required: true, value: home?.title.en, dir: 'ltr' }),
    field({ name: 'title.ar', label: s('titleAr'), required: true, value: home?.title.ar, dir: 'rtl' }),
    h(
      'div',
      { class: 'pair' },
      select({
        name: 'purpose',
        label: siteWords('purpose'),
        value: home?.purpose,
        options: (['sale', 'rent'] as const).map(option),
      }),
      select({
        name: 'type',
        label: siteWords('type'),
        value: home?.type,
        options: (['apartment', 'villa', 'townhouse'] as const).map(option),
      }),
      field({
        ...numeric,
        name: 'price',
        label: s('price', { currency: home?.currency ?? settings.currency }),
        value: home?.price,
      }),
      field({ ...numeric, name: 'area_sqm', label: s('area'), value: home?.area_sqm }),
      field({ ...numeric, name: 'bedrooms', label: s('bedrooms'), value: home?.bedrooms ?? 1 }),
      field({ ...numeric, name: 'bathrooms', label: s('bathrooms'), value: home?.bathrooms ?? 1 }),
    ),
    select({
      name: 'neighborhood_id',
      label: siteWords('neighborhood'),
      value: String(home?.neighborhood_id ?? ''),
      options: [
        { value: '', label: s('none') },
        ...neighborhoods.map(({ id, name }) => ({ value: String(id), label: inLanguage(name) })),
      ],
    }),
    field({ name: 'description.en', label: s('textEn'), rows: 5, value: home?.description.en, dir: 'ltr' }),
    field({ name: 'description.ar', label: s('textAr'), rows: 5, value: home?.description.ar, dir: 'rtl' }),
    h(
      'fieldset',
      { class: 'features' },
      h('legend', {}, s('features')),
      h(
        'ul',
        {},
        amenities.map(({ slug, name }) =>
          h(
            'li',
            { class: 'tick' },
            h(
              'label',
              {},
              h('input', { type: 'checkbox', name: 'amenities', value: slug, checked: home?.amenities.includes(slug) }),
              h('span', {}, inLanguage(name)),
            ),
          ),
        ),
      ),
    ),
    tick('is_featured', s('featured'), { checked: home?.is_featured }),
  );
  return element;
}
