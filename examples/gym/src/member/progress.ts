import { dataOf } from 'quintet-clients/answers';
import { h } from '#kit/element';
import { field } from '#kit/fields';
import { form } from '#kit/forms';
import { day, number } from '#kit/format';
import { words } from '#kit/language';
import { type Picture, pictureOf } from '#kit/pictures';
import { type Page, render } from '#kit/router';
import { emptyState } from '#kit/states';
import { fitness } from '../api';
import { chart } from '../chart';
import { unit } from '../gym-words';

const w = words({
  title: ['Progress', 'التقدم'],
  weight: ['Weight', 'الوزن'],
  weightKg: ['Kilograms', 'كيلوغرام'],
  log: ["Today's weight in kilograms", 'وزن اليوم بالكيلوغرام'],
  save: ['Save', 'حفظ'],
  goal: ['Goal: {goal}, {percent}% reached', 'الهدف: {goal}، تحقق {percent}%'],
  volume: ['Volume of the last sessions', 'إجمالي أوزان الجلسات الأخيرة'],
  volumeKg: ['Kilograms moved', 'كيلوغرامات مرفوعة'],
  records: ['Records', 'الأرقام القياسية'],
  measures: ['Measures', 'القياسات'],
  measure: ['Measure', 'القياس'],
  now: ['Now', 'الآن'],
  change: ['In 30 days', 'خلال 30 يومًا'],
  photos: ['Photos', 'الصور'],
  before: ['Before', 'قبل'],
  after: ['After', 'بعد'],
  none: ['Nothing recorded yet.', 'لم يُسجَّل شيء بعد.'],
});

const measureOf = words({
  weight_kg: ['Weight, kg', 'الوزن، كغ'],
  body_fat_percent: ['Body fat, %', 'الدهون، %'],
  muscle_mass_kg: ['Muscle mass, kg', 'الكتلة العضلية، كغ'],
  chest_cm: ['Chest, cm', 'الصدر، سم'],
  waist_cm: ['Waist, cm', 'الخصر، سم'],
  hips_cm: ['Hips, cm', 'الورك، سم'],
  arm_cm: ['Arm, cm', 'الذراع، سم'],
  thigh_cm: ['Thigh, cm', 'الفخذ، سم'],
});

export async function progressPage(): Promise<Page> {
  const [progress, photos, plan] = await Promise.all([
    dataOf(fitness.GET('/api/fitness/progress')),
    dataOf(fitness.GET('/api/fitness/progress/photos')),
    dataOf(fitness.GET('/api/fitness/workouts', { params: { query: { page_count: 1 } } })),
  ]);
  const weights = progress.weight_series.flatMap(({ date, value }) => (value === null ? [] : [{ date, value }]));
  const sessions = plan.recent_sessions.map(({ date, volume_kg }) => ({ date, value: volume_kg })).toReversed();
  const body = h(
    'div',
    { class: 'stack' },
    h('h1', {}, w('title')),
    h(
      'div',
      { class: 'halves' },
      h(
        'section',
        { class: 'panel' },
        h('h2', {}, w('weight')),
        weights.length > 1
          ? chart({ title: w('weight'), figure: w('weightKg'), kind: 'line', points: weights })
          : emptyState(w('none')),
        progress.goal &&
          h(
            'p',
            {},
            w('goal', {
              goal: unit('kg', { n: number(progress.goal.target_weight_kg) }),
              percent: number(progress.goal.percent ?? 0),
            }),
          ),
        weightForm(),
      ),
      h(
        'section',
        { class: 'panel' },
        h('h2', {}, w('volume')),
        sessions.length > 1
          ? chart({ title: w('volume'), figure: w('volumeKg'), kind: 'bars', points: sessions })
          : emptyState(w('none')),
      ),
    ),
    h('section', {}, h('h2', {}, w('measures')), measures(progress.measures)),
    (photos.before || photos.after) &&
      h(
        'section',
        {},
        h('h2', {}, w('photos')),
        h('ul', { class: 'photos' }, photo(w('before'), photos.before), photo(w('after'), photos.after)),
      ),
  );
  return { title: w('title'), body };
}

const weightForm = (): HTMLElement =>
  form(
    async ({ weight_kg }) => {
      await dataOf(fitness.POST('/api/fitness/progress/readings', { body: { weight_kg: Number(weight_kg) } }));
      await render();
    },
    { button: w('save') },
    field({
      name: 'weight_kg',
      label: w('log'),
      type: 'number',
      min: 0,
      max: 1000,
      step: 0.1,
      required: true,
      inputmode: 'decimal',
    }),
  );

type Measure = { key: Parameters<typeof measureOf>[0]; latest: number | null; change_30_days: number | null };

function measures(all: Measure[]): HTMLElement {
  const known = all.filter(({ latest }) => latest !== null);
  if (known.length === 0) return emptyState(w('none'));
  const signed = (value: number | null) => (value === null ? unit('none') : `${value > 0 ? '+' : ''}${number(value)}`);
  const heads = [w('measure'), w('now'), w('change')];
  return h(
    'div',
    { class: 'table' },
    h(
      'table',
      {},
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          heads.map(head => h('th', { scope: 'col' }, head)),
        ),
      ),
      h(
        'tbody',
        {},
        known.map(({ key, latest, change_30_days }) =>
          h(
            'tr',
            {},
            h('td', {}, measureOf(key)),
            h('td', {}, number(latest!)),
            h('td', {}, h('bdi', { dir: 'ltr' }, signed(change_30_days))),
          ),
        ),
      ),
    ),
  );
}

function photo(label: string, checkpoint: { date: string; pictures: Picture[] } | null): HTMLElement | false {
  const picture = checkpoint?.pictures[0];
  if (!picture) return false;
  const caption = `${label}: ${day(checkpoint.date)}`;
  return h(
    'li',
    {},
    h(
      'figure',
      {},
      pictureOf(picture, { alt: '', sizes: '(min-width: 45rem) 20rem, 50vw' }),
      h('figcaption', {}, caption),
    ),
  );
}
