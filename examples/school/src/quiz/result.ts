import { h } from '#kit/element';
import { moment, number, percent } from '#kit/format';
import { inLanguage, language, words } from '#kit/language';
import type { Attempt } from '../school';

const say = words({
  passed: ['Passed', 'ناجح'],
  failed: ['Not passed', 'لم تنجح'],
  points: ['{score} of {most} points', '{score} من {most} نقطة'],
  attempts: ['Your attempts', 'محاولاتك'],
  chosen: ['You chose: {options}', 'اخترت: {options}'],
  nothing: ['You chose nothing.', 'لم تختر شيئًا.'],
  isRight: ['Right', 'صحيح'],
  isWrong: ['Wrong', 'خطأ'],
});

/** The score, and what was chosen; marks only where the quiz shows them. */
export const resultOf = ({ passed, percentage, score, max_score, answers }: Attempt): HTMLElement =>
  h(
    'div',
    { class: 'panel', 'data-passed': String(passed) },
    h('h2', { class: passed ? 'good' : 'bad' }, `${say(passed ? 'passed' : 'failed')}: ${percent(percentage / 100)}`),
    h('p', {}, say('points', { score: number(score), most: number(max_score) })),
    h('ol', { class: 'answers' }, ...answers.map(answer)),
  );

function answer({ prompt, options, chosen, is_right: isRight }: Attempt['answers'][number]): HTMLElement {
  const texts = options.filter(({ id }) => chosen.includes(id)).map(({ text }) => inLanguage(text));
  return h(
    'li',
    {},
    h('p', {}, inLanguage(prompt)),
    h(
      'p',
      { class: 'faint' },
      texts.length > 0 ? say('chosen', { options: texts.join(language() === 'ar' ? '، ' : ', ') }) : say('nothing'),
    ),
    isRight !== undefined && h('p', { class: isRight ? 'good' : 'bad' }, say(isRight ? 'isRight' : 'isWrong')),
  );
}

export const attemptList = (attempts: Attempt[]): HTMLElement | false =>
  attempts.length > 0 &&
  h(
    'section',
    {},
    h('h2', {}, say('attempts')),
    h(
      'ul',
      { class: 'rows-list' },
      ...attempts.map(({ created_at: at, percentage, passed }) =>
        h(
          'li',
          {},
          h('span', {}, moment(at)),
          h(
            'strong',
            { class: passed ? 'good' : undefined },
            `${percent(percentage / 100)} · ${say(passed ? 'passed' : 'failed')}`,
          ),
        ),
      ),
    ),
  );
