import { dataOf } from 'quintet-clients/answers';
import { h } from '#kit/element';
import { day, number } from '#kit/format';
import { inLanguage, words } from '#kit/language';
import { pageAddress, pager } from '#kit/pager';
import { type Page, render, type Visit } from '#kit/router';
import { attempt } from '#kit/toast';
import { type Account, fitness, type PlanPage } from '../api';
import { count, levelOf } from '../gym-words';
import { notified } from '../live';
import { weekStrip } from './week';
import { startButton, workoutCard } from './workout-card';

const w = words({
  title: ['My plan', 'خطتي'],
  assigned: ['From your coach', 'من مدرّبك'],
  program: ['Your program', 'برنامجك'],
  week: [
    'Week {week} of {weeks}: {done} of {all} workouts done',
    'الأسبوع {week} من {weeks}: أنجزت {done} من {all} تمارين',
  ],
  programs: ['Programs', 'البرامج'],
  weeks: ['{n} weeks', '{n} أسابيع'],
  follow: ['Start the program', 'ابدأ البرنامج'],
  stop: ['Stop the program', 'أوقف البرنامج'],
  library: ['All workouts', 'كل التمارين'],
  done: ['Done', 'تم'],
});

const PAGE = 12;

export async function planPage(_: Account, { left, query }: Visit): Promise<Page> {
  const page = Number(query.get('page')) || 1;
  const [plan, { programs }] = await Promise.all([
    dataOf(fitness.GET('/api/fitness/workouts', { params: { query: { page, page_count: PAGE } } })),
    dataOf(fitness.GET('/api/fitness/workouts/programs')),
  ]);
  notified.on(left, () => void render());
  const body = h(
    'div',
    { class: 'stack' },
    h('h1', {}, w('title')),
    weekStrip(plan),
    plan.assigned.length > 0 && assigned(plan),
    h(
      'section',
      {},
      h('h2', {}, w('programs')),
      h(
        'ul',
        { class: 'cards' },
        programs.map(program => programCard(program, plan)),
      ),
    ),
    h(
      'section',
      {},
      h('h2', {}, w('library')),
      h('ul', { class: 'cards' }, plan.library.map(workoutCard)),
      pager(plan.page, plan.totalPages, pageAddress),
    ),
  );
  return { title: w('title'), body };
}

const assigned = ({ assigned: work }: PlanPage): HTMLElement =>
  h(
    'section',
    {},
    h('h2', {}, w('assigned')),
    h(
      'ul',
      { class: 'rows-list' },
      work.map(({ starts_on, note, is_done, workout }) =>
        h(
          'li',
          {},
          h(
            'div',
            {},
            h('strong', {}, inLanguage(workout.name)),
            h('p', { class: 'faint' }, [day(starts_on), note].filter(Boolean).join(' · ')),
          ),
          is_done ? h('span', { class: 'tag good' }, w('done')) : startButton(workout),
        ),
      ),
    ),
  );

type Program = Awaited<ReturnType<typeof programsOf>>[number];
const programsOf = async () => (await dataOf(fitness.GET('/api/fitness/workouts/programs'))).programs;

function programCard(
  { slug, name, description, weeks, workouts, difficulty, is_active }: Program,
  { active_program }: PlanPage,
): HTMLElement {
  const toggle = async () => {
    await dataOf(fitness.POST('/api/fitness/workouts/programs/{slug}/enroll', { params: { path: { slug } } }));
    await render();
  };
  const button: HTMLButtonElement = h(
    'button',
    {
      type: 'button',
      'aria-label': `${w(is_active ? 'stop' : 'follow')}: ${inLanguage(name)}`,
      onclick: () => attempt(button, toggle),
    },
    w(is_active ? 'stop' : 'follow'),
  );
  const active = is_active && active_program;
  return h(
    'li',
    { class: active ? 'card active' : 'card' },
    h(
      'div',
      {},
      h('h3', {}, inLanguage(name)),
      h('p', {}, inLanguage(description)),
      h(
        'p',
        { class: 'faint' },
        [levelOf(difficulty), w('weeks', { n: number(weeks) }), count('session', workouts)].join(' · '),
      ),
      active && h('progress', { max: active.workouts || 1, value: active.workouts_done, 'aria-label': w('program') }),
      active &&
        h(
          'p',
          { class: 'faint' },
          w('week', {
            week: number(active.week),
            weeks: number(active.weeks),
            done: number(active.workouts_done),
            all: number(active.workouts),
          }),
        ),
      h('footer', {}, button),
    ),
  );
}
