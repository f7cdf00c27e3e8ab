import { dataOf, Refused } from 'quintet-clients/answers';
import { h, put } from '#kit/element';
import { day, number } from '#kit/format';
import { inLanguage, words } from '#kit/language';
import type { Page, Visit } from '#kit/router';
import { emptyState } from '#kit/states';
import { attempt, tell } from '#kit/toast';
import { say } from '#kit/refusals';
import { type Account, type ClientDetail, fitness } from '../api';
import { chart } from '../chart';
import { count, unit } from '../gym-words';
import { connected, notified, sessionFinished } from '../live';
import { thread } from '../messages/thread';
import { fullName, portrait } from '../person';
import { assign } from './assign';
import { answerable } from './reply';

const w = words({
  finished: ['{name} finished {workout}: {sets}, {volume}.', 'أنهى {name} تمرين {workout}: {sets}، {volume}.'],
  watch: ['Sessions that {name} finishes now appear here at once.', 'تظهر هنا فورًا الجلسات التي يُنهيها {name}.'],
  week: ['Last 7 days', 'آخر 7 أيام'],
  before: ['{value} the week before', '{value} في الأسبوع السابق'],
  sessions: ['Sessions', 'الجلسات'],
  time: ['Training time', 'مدة التدريب'],
  steps: ['Steps a day', 'الخطوات يوميًا'],
  sleep: ['Sleep', 'النوم'],
  plan: ['Plan', 'الخطة'],
  assign: ['Assign a workout', 'أسند تمرينًا'],
  done: ['Done {day}', 'تم في {day}'],
  open: ['Open', 'لم يُنجز'],
  remove: ['Remove', 'إزالة'],
  noPlan: ['Nothing is assigned.', 'لا تمارين مسندة.'],
  checkIn: ['Last check-in', 'آخر متابعة'],
  noCheckIn: ['No check-in yet.', 'لا متابعات بعد.'],
  weight: ['Weight', 'الوزن'],
  weightKg: ['Kilograms', 'كيلوغرام'],
  messages: ['Messages', 'الرسائل'],
});

export async function clientPage(_: Account, { left, parameters }: Visit): Promise<Page> {
  const username = parameters['username']!;
  const path = { params: { path: { username } } };
  const read = () => dataOf(fitness.GET('/api/fitness/coaching/clients/{username}', path));
  const client = await read();
  const news = h(
    'div',
    { class: 'news', role: 'status' },
    h('p', { class: 'faint' }, w('watch', { name: client.first_name })),
  );
  const about = h('div', { class: 'stack' });
  const checkIn = h('section', { class: 'panel' });
  const refresh = () =>
    read()
      .then(show)
      .catch((failure: unknown) => tell(say(failure)));
  const show = (shown: ClientDetail) => {
    put(about, weekOf(shown), plan(shown, refresh), weights(shown));
    if (!checkIn.contains(document.activeElement) || checkIn.childElementCount === 0)
      put(
        checkIn,
        h('h2', {}, w('checkIn')),
        shown.last_check_in ? answerable(shown.last_check_in) : h('p', { class: 'faint' }, w('noCheckIn')),
      );
  };
  show(client);
  sessionFinished.on(left, ({ member_username, name, sets_done, volume_kg }) => {
    if (member_username !== username) return;
    const values = {
      name: client.first_name,
      workout: inLanguage(name),
      sets: count('set', sets_done),
      volume: unit('kg', { n: number(volume_kg) }),
    };
    put(news, h('p', { class: 'notice' }, w('finished', values)));
    void refresh();
  });
  notified.on(left, ({ data }) => data['member_username'] === username && void refresh());
  connected.on(left, refresh);
  const body = h(
    'div',
    { class: 'stack' },
    h('div', { class: 'person' }, portrait(client), h('h1', {}, fullName(client))),
    news,
    h(
      'div',
      { class: 'beside wide' },
      about,
      h(
        'div',
        { class: 'stack' },
        checkIn,
        h(
          'section',
          { class: 'panel' },
          h('h2', {}, w('messages')),
          thread({ side: 'coach', username, other: client.first_name, left }),
        ),
      ),
    ),
  );
  return { title: fullName(client), body };
}

function weekOf({ last_7_days: week, before }: ClientDetail): HTMLElement {
  const minutes = (value: number | null) => (value === null ? unit('none') : unit('minutes', { n: number(value) }));
  const plain = (value: number | null) => (value === null ? unit('none') : number(value));
  const figures: [string, string, string][] = [
    [w('sessions'), plain(week.sessions), plain(before.sessions)],
    [w('time'), minutes(week.training_minutes), minutes(before.training_minutes)],
    [w('steps'), plain(week.average_steps), plain(before.average_steps)],
    [w('sleep'), minutes(week.average_sleep_minutes), minutes(before.average_sleep_minutes)],
  ];
  return h(
    'section',
    {},
    h('h2', {}, w('week')),
    h(
      'dl',
      { class: 'figures' },
      figures.map(([name, value, earlier]) =>
        h(
          'div',
          {},
          h('dt', {}, name),
          h('dd', {}, value),
          h('dd', { class: 'earlier' }, w('before', { value: earlier })),
        ),
      ),
    ),
  );
}

function plan({ username, assignments, first_name }: ClientDetail, refresh: () => unknown): HTMLElement {
  const open = async () => {
    if (await assign(username, first_name)) await refresh();
  };
  return h(
    'section',
    {},
    h(
      'div',
      { class: 'bar' },
      h('h2', {}, w('plan')),
      h('button', { type: 'button', class: 'main', onclick: open }, w('assign')),
    ),
    assignments.length === 0
      ? emptyState(w('noPlan'))
      : h(
          'ul',
          { class: 'rows-list' },
          assignments.map(({ id, workout, starts_on, note, is_done, done_on }) =>
            h(
              'li',
              {},
              h(
                'div',
                {},
                h('strong', {}, inLanguage(workout.name)),
                h('p', { class: 'faint', dir: 'auto' }, [day(starts_on), note].filter(Boolean).join(' · ')),
              ),
              is_done
                ? h('span', { class: 'tag good' }, w('done', { day: day(done_on ?? starts_on) }))
                : removeButton(id, inLanguage(workout.name), refresh),
            ),
          ),
        ),
  );
}

function removeButton(id: number, name: string, refresh: () => unknown): HTMLElement {
  const remove = async () => {
    const { error, response } = await fitness.DELETE('/api/fitness/coaching/plan/{id}', { params: { path: { id } } });
    if (error) throw new Refused(error, response);
    await refresh();
  };
  const button: HTMLButtonElement = h(
    'button',
    { type: 'button', class: 'quiet', 'aria-label': `${w('remove')}: ${name}`, onclick: () => attempt(button, remove) },
    w('remove'),
  );
  return h('span', { class: 'buttons' }, h('span', { class: 'tag' }, w('open')), button);
}

function weights({ weights: readings }: ClientDetail): HTMLElement | false {
  const points = readings.map(({ date, weight_kg }) => ({ date, value: weight_kg })).toReversed();
  return (
    points.length > 1 &&
    h(
      'section',
      { class: 'panel' },
      h('h2', {}, w('weight')),
      chart({ title: w('weight'), figure: w('weightKg'), kind: 'line', points }),
    )
  );
}
