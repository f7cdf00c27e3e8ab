import { dataOf } from 'quintet-clients/answers';
import { h } from '#kit/element';
import { fullDay, number } from '#kit/format';
import { messageIcon } from '#kit/icons';
import { inLanguage, words } from '#kit/language';
import { pictureOf } from '#kit/pictures';
import { type Page, render, type Visit } from '#kit/router';
import { emptyState } from '#kit/states';
import { type Account, type CheckIn, fitness, type PlanPage } from '../api';
import { count, sourceOf, unit } from '../gym-words';
import { messageSent, notified } from '../live';
import { fullName, portrait } from '../person';
import { weekStrip } from './week';
import { startButton, workoutFacts } from './workout-card';

const w = words({
  title: ['My day', 'يومي'],
  hello: ['Hello {name}', 'مرحبًا {name}'],
  today: ["Today's workout", 'تمرين اليوم'],
  continue: ['Continue the session', 'تابع الجلسة'],
  none: ['There is no workout yet.', 'لا يوجد تمرين بعد.'],
  plan: ['My plan', 'خطتي'],
  note: ['Note of your coach: {note}', 'ملاحظة مدرّبك: {note}'],
  check: ['Your check-in', 'متابعتك الأسبوعية'],
  due: ['Tell your coach how the week was.', 'أخبر مدرّبك كيف كان أسبوعك.'],
  file: ['Check in', 'سجّل المتابعة'],
  waits: ['Filed. Your coach has not answered yet.', 'أُرسلت، ولم يُجب مدرّبك بعد.'],
  answered: ['Your coach answered:', 'أجاب مدرّبك:'],
  coach: ['Your coach', 'مدرّبك'],
  write: ['Messages', 'الرسائل'],
  figures: ['This week so far', 'حصيلة الأسبوع'],
  sessions: ['Sessions', 'الجلسات'],
  time: ['Time', 'المدة'],
  sets: ['Sets', 'المجموعات'],
  volume: ['Volume', 'إجمالي الأوزان'],
});

export async function dayPage(account: Account, { left }: Visit): Promise<Page> {
  const [plan, coach, { data: checkIns }] = await Promise.all([
    dataOf(fitness.GET('/api/fitness/workouts', { params: { query: { page_count: 1 } } })),
    dataOf(fitness.GET('/api/fitness/coaching/my-coach')),
    dataOf(fitness.GET('/api/fitness/coaching/check-ins', { params: { query: { page_count: 1 } } })),
  ]);
  messageSent.on(left, () => void render());
  notified.on(left, () => void render());
  const { this_week: week } = plan;
  const monday = plan.week[0]?.date;
  const latest = checkIns[0];
  const figures: [string, string][] = [
    [w('sessions'), number(week.sessions)],
    [w('time'), unit('minutes', { n: number(week.minutes) })],
    [w('sets'), number(week.sets)],
    [w('volume'), unit('kg', { n: number(Math.round(week.volume_kg)) })],
  ];
  const body = h(
    'div',
    { class: 'stack' },
    h('div', {}, h('h1', {}, w('hello', { name: account.first_name })), h('p', { class: 'faint' }, fullDay(plan.date))),
    h(
      'div',
      { class: 'beside' },
      todays(plan),
      h(
        'div',
        { class: 'stack' },
        coach && checkInPanel(latest?.week === monday ? latest : undefined),
        coach &&
          h(
            'section',
            { class: 'panel' },
            h('h2', {}, w('coach')),
            h('div', { class: 'person' }, portrait(coach), h('strong', {}, fullName(coach))),
            h(
              'a',
              { class: 'button', href: '/messages' },
              messageIcon(),
              coach.unread_messages > 0 ? count('message', coach.unread_messages) : w('write'),
            ),
          ),
      ),
    ),
    weekStrip(plan),
    h(
      'section',
      {},
      h('h2', {}, w('figures')),
      h(
        'dl',
        { class: 'figures' },
        figures.map(([name, value]) => h('div', {}, h('dt', {}, name), h('dd', {}, value))),
      ),
    ),
  );
  return { title: w('title'), body };
}

function todays({ today, assigned }: PlanPage): HTMLElement {
  if (!today) return emptyState(w('none'), h('a', { class: 'button main', href: '/plan' }, w('plan')));
  const { workout, source, has_open_session } = today;
  const note =
    source === 'assignment' &&
    assigned.find(({ is_done, workout: { slug } }) => !is_done && slug === workout.slug)?.note;
  return h(
    'section',
    { class: 'card today' },
    pictureOf(workout.pictures[0], { alt: '', sizes: '(min-width: 50rem) 44rem, 100vw', eager: true }),
    h(
      'div',
      {},
      h('p', { class: 'faint' }, `${w('today')} · ${sourceOf(source)}`),
      h('h2', {}, inLanguage(workout.name)),
      h('p', { class: 'faint' }, workoutFacts(workout)),
      note && h('p', {}, w('note', { note })),
      h(
        'div',
        { class: 'buttons' },
        has_open_session ? h('a', { class: 'button main', href: '/session' }, w('continue')) : startButton(workout),
        h('a', { class: 'button', href: '/plan' }, w('plan')),
      ),
    ),
  );
}

const checkInPanel = (filed: CheckIn | undefined): HTMLElement =>
  h(
    'section',
    { class: 'panel' },
    h('h2', {}, w('check')),
    !filed && h('p', {}, w('due')),
    filed && h('p', { class: 'faint' }, w(filed.reply === null ? 'waits' : 'answered')),
    filed?.reply && h('blockquote', { dir: 'auto' }, filed.reply),
    h('a', { class: filed ? 'button' : 'button main', href: '/check-ins' }, w(filed ? 'check' : 'file')),
  );
