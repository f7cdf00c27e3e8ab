import { dataOf } from 'quintet-clients/answers';
import { h } from '#kit/element';
import { number } from '#kit/format';
import { checkIcon } from '#kit/icons';
import { inLanguage, words } from '#kit/language';
import { pictureOf } from '#kit/pictures';
import { attempt } from '#kit/toast';
import { fitness, type Training, type TrainingExercise, type TrainingSet } from '../api';

const w = words({
  set: ['Set {n}', 'المجموعة {n}'],
  weight: ['kg', 'كغ'],
  reps: ['reps', 'تكرار'],
  weightOf: ['Weight in kilograms, set {n} of {name}', 'الوزن بالكيلوغرام، المجموعة {n} من {name}'],
  repsOf: ['Repetitions, set {n} of {name}', 'التكرارات، المجموعة {n} من {name}'],
  log: ['Log', 'سجّل'],
  logOf: ['Log set {n} of {name}', 'سجّل المجموعة {n} من {name}'],
  change: ['Change', 'تعديل'],
  changeOf: ['Change set {n} of {name}', 'عدّل المجموعة {n} من {name}'],
  more: ['One more set', 'مجموعة أخرى'],
  last: ['Last time {weight} kg × {reps}', 'المرة السابقة {weight} كغ × {reps}'],
  lastReps: ['Last time {reps} reps', 'المرة السابقة {reps} تكرار'],
  hold: ['{seconds} s', '{seconds} ث'],
});

type Show = (changed: Training) => void;

/** An exercise of the session with a row for each of its sets. */
export function exercisePanel(exercise: TrainingExercise, show: Show): HTMLElement {
  const { name, pictures, note, previous, sets, slug, is_done } = exercise;
  const next: TrainingSet = {
    number: sets.length + 1,
    weightKg: null,
    weight_kg: null,
    reps: null,
    rpe: null,
    logged_at: null,
  };
  const more: HTMLButtonElement = h(
    'button',
    {
      type: 'button',
      class: 'quiet',
      id: `more-${slug}`,
      onclick: () => attempt(more, async () => show(await log(exercise, next, {}))),
    },
    w('more'),
  );
  return h(
    'li',
    { class: is_done ? 'panel exercise finished' : 'panel exercise', 'data-exercise': slug },
    h(
      'div',
      { class: 'person' },
      h('span', { class: 'thumb' }, pictureOf(pictures[0], { alt: '', sizes: '6rem', eager: true })),
      h(
        'div',
        {},
        h('h2', {}, inLanguage(name)),
        previous && h('p', { class: 'faint' }, lastTime(previous)),
        inLanguage(note) !== '' && h('p', { class: 'faint' }, inLanguage(note)),
      ),
    ),
    h(
      'ol',
      { class: 'sets' },
      sets.map(set => h('li', {}, setRow(exercise, set, show))),
    ),
    more,
  );
}

function lastTime({ weight_kg: weight, reps }: NonNullable<TrainingExercise['previous']>): string {
  if (reps === null) return '';
  return weight ? w('last', { weight: number(weight), reps: number(reps) }) : w('lastReps', { reps: number(reps) });
}

function setRow(exercise: TrainingExercise, set: TrainingSet, show: Show): HTMLElement {
  const { name, slug, previous, reps, duration_seconds } = exercise;
  const values = { n: number(set.number), name: inLanguage(name) };
  const isDone = set.logged_at !== null;
  const id = `${slug}-${set.number}`;
  const input = (kind: 'weight' | 'reps', value: number | null, step: string) =>
    h(
      'label',
      {},
      h('input', {
        type: 'number',
        id: `${id}-${kind}`,
        name: kind,
        min: 0,
        max: 1000,
        step,
        inputmode: step === '1' ? 'numeric' : 'decimal',
        'aria-label': w(kind === 'weight' ? 'weightOf' : 'repsOf', values),
        value,
      }),
      h('span', { 'aria-hidden': 'true' }, w(kind)),
    );
  const button: HTMLButtonElement = h(
    'button',
    {
      type: 'submit',
      id: `${id}-log`,
      class: isDone ? 'quiet good' : 'main',
      'aria-label': w(isDone ? 'changeOf' : 'logOf', values),
    },
    isDone && checkIcon(),
    w(isDone ? 'change' : 'log'),
  );
  const send = (event: Event) => {
    event.preventDefault();
    const sent = new FormData(event.currentTarget as HTMLFormElement);
    void attempt(button, async () =>
      show(await log(exercise, set, { weight: sent.get('weight'), reps: sent.get('reps') })),
    );
  };
  const weight = set.weight_kg ?? previous?.weight_kg ?? null;
  return h(
    'form',
    { class: isDone ? 'set logged' : 'set', onsubmit: send },
    h('span', { class: 'set-number' }, w('set', values)),
    input('weight', weight, '0.25'),
    duration_seconds === null
      ? input('reps', set.reps ?? reps, '1')
      : h('span', { class: 'faint' }, w('hold', { seconds: number(duration_seconds) })),
    button,
  );
}

/** Empty inputs leave the planned repetitions and no weight. */
function log(
  { slug }: TrainingExercise,
  { number: set }: TrainingSet,
  { weight, reps }: { weight?: FormDataEntryValue | null; reps?: FormDataEntryValue | null },
): Promise<Training> {
  const figure = (value: FormDataEntryValue | null | undefined) => (value ? Number(value) : undefined);
  const body = { exercise: slug, weight_kg: figure(weight), reps: figure(reps) };
  return dataOf(fitness.POST('/api/fitness/workouts/session/sets/{set}', { params: { path: { set } }, body }));
}
