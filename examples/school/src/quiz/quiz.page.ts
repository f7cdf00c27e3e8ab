import { dataOf } from 'quintet-clients/answers';
import { h, put, putInPlace } from '#kit/element';
import { tick } from '#kit/fields';
import { form } from '#kit/forms';
import { number, percent } from '#kit/format';
import { inLanguage, words } from '#kit/language';
import type { Page, Visit } from '#kit/router';
import { type Quiz, school } from '../school';
import { count } from '../words';
import { attemptList, resultOf } from './result';

const say = words({
  quiz: ['Quiz', 'اختبار'],
  toPass: ['{percent} of the points to pass', 'تحتاج إلى {percent} من النقاط للنجاح'],
  attempts: ['Attempt {n} of {most}', 'المحاولة {n} من {most}'],
  several: ['Choose all that apply.', 'اختر كل ما ينطبق.'],
  send: ['Hand in', 'سلّم الإجابات'],
  again: ['Try again', 'حاول مرة أخرى'],
  usedUp: ['No attempt is left.', 'لم تبقَ محاولات.'],
  back: ['To the course', 'إلى الدورة'],
});

export async function quizPage({ parameters }: Visit): Promise<Page> {
  const path = { id: Number(parameters['quiz']) };
  const [quiz, attempts] = await Promise.all([
    dataOf(school.GET('/api/users/quizzes/{id}', { params: { path } })),
    dataOf(school.GET('/api/users/quizzes/{id}/attempts', { params: { path } })),
  ]);
  const place = h('div', { class: 'quiz', tabindex: -1 });
  const earlier = h('div', {}, attemptList(attempts.data));
  const course = h('a', { class: 'button', href: `/learn/${parameters['slug']}` }, say('back'));
  let used = quiz.attempts_used;
  const isLeft = () => quiz.max_attempts === null || used < quiz.max_attempts;
  const showForm = () =>
    put(place, isLeft() ? questionsOf(quiz, used, send) : h('p', { class: 'notice' }, say('usedUp')));
  const send = async (answers: Record<string, number[]>) => {
    const attempt = await dataOf(
      school.POST('/api/users/quizzes/{id}/attempts', { params: { path }, body: { answers } }),
    );
    used = attempt.number;
    const again =
      isLeft() && !attempt.passed && h('button', { type: 'button', class: 'main', onclick: showForm }, say('again'));
    putInPlace(place, resultOf(attempt), h('p', { class: 'buttons' }, again, course));
    put(earlier, attemptList([attempt, ...attempts.data]));
    place.focus();
  };
  showForm();
  const body = h(
    'section',
    { class: 'narrow' },
    h('p', { class: 'small' }, h('a', { href: `/learn/${parameters['slug']}` }, say('back'))),
    h('h1', {}, inLanguage(quiz.title)),
    h(
      'p',
      { class: 'faint' },
      [count('question', quiz.question_count), say('toPass', { percent: percent(quiz.pass_percentage / 100) })].join(
        ' · ',
      ),
    ),
    place,
    earlier,
  );
  return { title: `${say('quiz')}: ${inLanguage(quiz.title)}`, body };
}

function questionsOf(
  quiz: Quiz,
  used: number,
  send: (answers: Record<string, number[]>) => Promise<void>,
): HTMLFormElement {
  const element: HTMLFormElement = form(
    () => send(answersIn(element, quiz)),
    { button: say('send') },
    quiz.max_attempts === null
      ? false
      : h('p', {}, say('attempts', { n: number(used + 1), most: number(quiz.max_attempts) })),
    ...quiz.questions.map(question),
  );
  return element;
}

function question({ id, type, prompt, options }: Quiz['questions'][number], index: number): HTMLElement {
  const name = `question-${id}`;
  const inputs = options.map(option =>
    type === 'single'
      ? h(
          'label',
          {},
          h('input', { type: 'radio', name, value: option.id }),
          h('span', { dir: 'auto' }, inLanguage(option.text)),
        )
      : tick(`${name}-${option.id}`, inLanguage(option.text)),
  );
  return h(
    'fieldset',
    { class: 'choices panel' },
    h('legend', {}, `${number(index + 1)}. ${inLanguage(prompt)}`),
    type === 'multiple' && h('p', { class: 'faint small' }, say('several')),
    h('div', {}, ...inputs),
  );
}

/** Chosen options by question. */
function answersIn(element: HTMLFormElement, { questions }: Quiz): Record<string, number[]> {
  const sent = new FormData(element);
  return Object.fromEntries(
    questions.map(({ id, type, options }) => {
      const name = `question-${id}`;
      const chosen =
        type === 'single'
          ? [Number(sent.get(name))].filter(Boolean)
          : options.filter(option => sent.has(`${name}-${option.id}`)).map(option => option.id);
      return [id, chosen];
    }),
  );
}
