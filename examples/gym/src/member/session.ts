import { dataOf } from 'quintet-clients/answers';
import { openDialog } from '#kit/dialog';
import { h, put } from '#kit/element';
import { field } from '#kit/fields';
import { number } from '#kit/format';
import { inLanguage, words } from '#kit/language';
import { go, type Page, type Visit } from '#kit/router';
import { emptyState } from '#kit/states';
import { attempt } from '#kit/toast';
import { type Account, fitness, type Training } from '../api';
import { count, unit } from '../gym-words';
import { exercisePanel } from './session-exercise';

const w = words({
  title: ['Session', 'الجلسة'],
  none: ['No session is under way.', 'لا توجد جلسة جارية.'],
  toDay: ['To my day', 'إلى يومي'],
  progress: ['{done} of {all} sets', '{done} من {all} مجموعات'],
  rest: ['Rest: {time}', 'راحة: {time}'],
  skip: ['Skip the rest', 'تخطَّ الراحة'],
  notes: ['Notes', 'ملاحظات'],
  finish: ['Finish the session', 'أنهِ الجلسة'],
  early: ['Some sets are not logged. They do not count.', 'بعض المجموعات غير مسجّلة ولن تُحسب.'],
  discard: ['Start over', 'ابدأ من جديد'],
  discardHint: [
    "What you logged is discarded, and today's planned workout starts.",
    'يُلغى ما سجّلته ويبدأ تمرين اليوم المخطط.',
  ],
  well: ['Well done!', 'أحسنت!'],
  finished: ['{name} is finished. Your coach can see it.', 'أنهيت {name}، ويمكن لمدرّبك رؤيتها.'],
  time: ['Time', 'المدة'],
  sets: ['Sets', 'المجموعات'],
  volume: ['Volume', 'إجمالي الأوزان'],
  energy: ['Energy', 'الطاقة'],
  write: ['Write to your coach', 'اكتب إلى مدرّبك'],
});

const SECOND_MS = 1000;

export async function sessionPage(_: Account, { left }: Visit): Promise<Page> {
  const { today } = await dataOf(fitness.GET('/api/fitness/workouts', { params: { query: { page_count: 1 } } }));
  // Reading a session starts one when none is open.
  if (!today?.has_open_session) {
    const onward = h('a', { class: 'button main', href: '/' }, w('toDay'));
    return { title: w('title'), body: h('div', {}, h('h1', {}, w('title')), emptyState(w('none'), onward)) };
  }
  const training = await dataOf(fitness.GET('/api/fitness/workouts/session'));
  const body = h('div', { class: 'stack narrow' });
  show(training);
  return { title: inLanguage(training.name), body };

  function show(shown: Training): void {
    if (shown.status === 'finished') put(body, ...summary(shown));
    else put(body, ...underWay(shown, show, left));
  }
}

function underWay(training: Training, show: (changed: Training) => void, left: AbortSignal): HTMLElement[] {
  const { sets_done: done, sets_planned: all, exercises } = training;
  const finish = async () => show(await dataOf(fitness.POST('/api/fitness/workouts/session/finish')));
  const ask = () =>
    openDialog({ title: w('finish'), hint: done < all ? w('early') : undefined, button: w('finish'), send: finish });
  const startOver = () =>
    openDialog({
      title: w('discard'),
      hint: w('discardHint'),
      button: w('discard'),
      kind: 'bad',
      send: async () => show(await dataOf(fitness.POST('/api/fitness/workouts/session/restart'))),
    });
  const text = w('progress', { done: number(done), all: number(all) });
  return [
    h(
      'header',
      { class: 'stack' },
      h('h1', {}, inLanguage(training.name)),
      h('progress', { max: all || 1, value: done, 'aria-label': text }),
      h('p', { class: 'faint', role: 'status' }, `${text} · ${unit('kg', { n: number(training.volume_kg) })}`),
    ),
    rest(training, show, left),
    h(
      'ol',
      { class: 'exercises' },
      exercises.map(exercise => exercisePanel(exercise, show)),
    ),
    notes(training),
    h(
      'div',
      { class: 'buttons' },
      h('button', { type: 'button', class: 'main', onclick: ask }, w('finish')),
      h('button', { type: 'button', class: 'quiet', onclick: startOver }, w('discard')),
    ),
  ];
}

/** Counts down what is left of the rest; its room is kept, so that nothing moves when it ends. */
function rest(
  { rest_seconds_left: seconds }: Training,
  show: (changed: Training) => void,
  left: AbortSignal,
): HTMLElement {
  const end = Date.now() + seconds * SECOND_MS;
  const text = h('strong', { role: 'timer' });
  const skip: HTMLButtonElement = h(
    'button',
    {
      type: 'button',
      id: 'skip',
      onclick: () =>
        attempt(skip, async () => show(await dataOf(fitness.POST('/api/fitness/workouts/session/rest/skip')))),
    },
    w('skip'),
  );
  const box = h('div', { class: 'rest', hidden: seconds === 0 }, text, skip);
  const tick = () => {
    const remaining = Math.max(0, Math.ceil((end - Date.now()) / SECOND_MS));
    const time = `${Math.floor(remaining / 60)}:${String(remaining % 60).padStart(2, '0')}`;
    text.textContent = w('rest', { time });
    box.classList.toggle('over', remaining === 0);
    if (remaining === 0 || left.aborted || (box.parentElement && !box.isConnected)) clearInterval(timer);
  };
  const timer = setInterval(tick, SECOND_MS);
  tick();
  return box;
}

function notes({ notes }: Training): HTMLElement {
  const save = ({ target }: Event) => {
    const input = target as HTMLTextAreaElement;
    void attempt({ disabled: false }, () =>
      dataOf(fitness.PATCH('/api/fitness/workouts/session/notes', { body: { notes: input.value } })),
    );
  };
  return field({
    name: 'notes',
    label: w('notes'),
    rows: 2,
    value: notes,
    maxlength: 2000,
    dir: 'auto',
    onchange: save,
  });
}

function summary(training: Training): HTMLElement[] {
  const figures: [string, string][] = [
    [w('time'), unit('minutes', { n: number(Math.round(training.elapsed_seconds / 60)) })],
    [w('sets'), number(training.sets_done)],
    [w('volume'), unit('kg', { n: number(training.volume_kg) })],
    [w('energy'), training.calories_kcal === null ? unit('none') : `${number(training.calories_kcal)} kcal`],
  ];
  const heading = h('h1', { tabindex: -1 }, w('well'));
  queueMicrotask(() => heading.focus());
  return [
    heading,
    h('p', {}, w('finished', { name: inLanguage(training.name) })),
    h(
      'dl',
      { class: 'figures' },
      figures.map(([name, value]) => h('div', {}, h('dt', {}, name), h('dd', {}, value))),
    ),
    h(
      'ul',
      { class: 'plain' },
      training.exercises.map(({ name, sets }) =>
        h('li', {}, `${inLanguage(name)}: ${count('set', sets.filter(({ logged_at }) => logged_at !== null).length)}`),
      ),
    ),
    h(
      'div',
      { class: 'buttons' },
      h('button', { type: 'button', class: 'main', onclick: () => go('/') }, w('toDay')),
      h('a', { class: 'button', href: '/messages' }, w('write')),
    ),
  ];
}
