import { dataOf } from 'quintet-clients/answers';
import { h } from '#kit/element';
import { field, fileButton } from '#kit/fields';
import { form, type Values } from '#kit/forms';
import { day, number } from '#kit/format';
import { words } from '#kit/language';
import { pageAddress, pager } from '#kit/pager';
import { type Page, render, type Visit } from '#kit/router';
import { emptyState } from '#kit/states';
import { type Account, type CheckIn, fitness } from '../api';
import { unit } from '../gym-words';
import { notified } from '../live';

const w = words({
  title: ['Check-ins', 'المتابعات الأسبوعية'],
  this: ['This week', 'هذا الأسبوع'],
  energy: ['Energy, 1 to 10', 'الطاقة من 1 إلى 10'],
  weight: ['Weight in kilograms', 'الوزن بالكيلوغرام'],
  notes: ['How was the week?', 'كيف كان الأسبوع؟'],
  photo: ['Add a photo', 'أضف صورة'],
  photoHint: ['Only you can see your progress photos.', 'صور التقدم لا يراها غيرك.'],
  chosen: ['Photo: {name}', 'الصورة: {name}'],
  send: ['Send the check-in', 'أرسل المتابعة'],
  week: ['Week of {day}', 'أسبوع {day}'],
  facts: ['Energy {energy} of 10', 'الطاقة {energy} من 10'],
  waits: ['Waiting for an answer', 'بانتظار الإجابة'],
  answer: ['Answer of your coach', 'إجابة مدرّبك'],
  none: ['No check-ins yet.', 'لا متابعات بعد.'],
});

const PAGE = 10;

export async function checkInsPage(_: Account, { left, query }: Visit): Promise<Page> {
  const page = Number(query.get('page')) || 1;
  const [{ data, totalPages }, plan] = await Promise.all([
    dataOf(fitness.GET('/api/fitness/coaching/check-ins', { params: { query: { page, page_count: PAGE } } })),
    dataOf(fitness.GET('/api/fitness/workouts', { params: { query: { page_count: 1 } } })),
  ]);
  const isFiled = page > 1 || data[0]?.week === plan.week[0]?.date;
  // Not while the member is writing.
  notified.on(left, () => isFiled && void render());
  const body = h(
    'div',
    { class: 'stack narrow' },
    h('h1', {}, w('title')),
    !isFiled && h('section', { class: 'panel' }, h('h2', {}, w('this')), checkInForm()),
    data.length > 0 ? h('ul', { class: 'stack plain' }, data.map(filed)) : emptyState(w('none')),
    pager(page, totalPages, pageAddress),
  );
  return { title: w('title'), body };
}

function checkInForm(): HTMLElement {
  let photo: File | undefined;
  const chosen = h('p', { class: 'faint', role: 'status' }, w('photoHint'));
  const choose = (file: File) => {
    photo = file;
    chosen.textContent = w('chosen', { name: file.name });
  };
  const send = async ({ energy, weight_kg, notes }: Values) => {
    // The photo first: a check-in is filed once a week, a photo can be sent again.
    if (photo) await addPhoto(photo);
    await dataOf(
      fitness.POST('/api/fitness/coaching/check-ins', {
        body: { energy: Number(energy), weight_kg: weight_kg ? Number(weight_kg) : null, notes },
      }),
    );
    await render();
  };
  return form(
    send,
    { button: w('send') },
    field({
      name: 'energy',
      label: w('energy'),
      type: 'number',
      min: 1,
      max: 10,
      step: 1,
      required: true,
      inputmode: 'numeric',
    }),
    field({
      name: 'weight_kg',
      label: w('weight'),
      type: 'number',
      min: 0,
      max: 1000,
      step: 0.1,
      inputmode: 'decimal',
    }),
    field({ name: 'notes', label: w('notes'), rows: 3, maxlength: 2000, dir: 'auto' }),
    h('div', { class: 'buttons' }, fileButton(w('photo'), choose), chosen),
  );
}

async function addPhoto(file: File): Promise<void> {
  const { url } = await dataOf(fitness.POST('/api/helpers/upload', { body: { file, for: 'progress' } }));
  await dataOf(fitness.POST('/api/fitness/progress/photos', { body: { front_url: url } }));
}

const filed = ({ week, energy, weight_kg, notes, reply }: CheckIn): HTMLElement =>
  h(
    'li',
    { class: 'panel' },
    h('h2', {}, w('week', { day: day(week) })),
    h(
      'p',
      { class: 'faint' },
      [w('facts', { energy: number(energy) }), weight_kg === null ? '' : unit('kg', { n: number(weight_kg) })]
        .filter(Boolean)
        .join(' · '),
    ),
    notes !== '' && h('p', { dir: 'auto' }, notes),
    reply === null
      ? h('p', { class: 'faint' }, w('waits'))
      : h('div', {}, h('h3', {}, w('answer')), h('blockquote', { dir: 'auto' }, reply)),
  );
