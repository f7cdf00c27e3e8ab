import { dataOf } from 'quintet-clients/answers';
import type { CoursesSchemas } from 'quintet-clients/courses';
import { h } from '#kit/element';
import { percent } from '#kit/format';
import { inLanguage, words } from '#kit/language';
import type { Page, Visit } from '#kit/router';
import { type Content, school } from '../school';
import { count, w } from '../words';
import { lessonAddress, nextLesson, readContent } from './content';
import { outline } from './outline';
import { ownReview } from './own-review';

const say = words({
  quizzes: ['Quizzes', 'الاختبارات'],
  passed: ['Passed with {percent}', 'ناجح بنسبة {percent}'],
  best: ['Best so far: {percent}', 'أفضل نتيجة: {percent}'],
  toPass: ['{percent} to pass', 'النجاح من {percent}'],
  ask: ['Ask {name}', 'اسأل {name}'],
  none: ['No quiz in this course yet.', 'لا اختبارات في هذه الدورة بعد.'],
});

export async function coursePlanPage({ parameters }: Visit): Promise<Page> {
  const content = await readContent(parameters['slug']!);
  const params = { query: { course_id: content.id } };
  const [quizzes, review] = await Promise.all([
    dataOf(school.GET('/api/users/quizzes', { params })),
    ownReview(content),
  ]);
  const next = nextLesson(content);
  const body = h(
    'article',
    { class: 'beside' },
    h(
      'div',
      {},
      h('h1', {}, content.title),
      h('p', { class: 'lead' }, content.summary),
      h(
        'p',
        { class: 'buttons' },
        next &&
          h(
            'a',
            { class: 'button main', href: lessonAddress(content, next) },
            w(content.completed_lessons > 0 ? 'goOn' : 'start'),
          ),
        askButton(content),
      ),
      h('section', {}, h('h2', {}, say('quizzes')), quizList(content, quizzes)),
      review,
    ),
    h('aside', { class: 'panel' }, outline(content)),
  );
  return { title: content.title, body };
}

const askButton = ({ slug, instructor }: Content): HTMLElement | null =>
  instructor && h('a', { class: 'button', href: `/learn/${slug}/ask` }, say('ask', { name: instructor.name }));

function quizList({ slug }: Content, quizzes: CoursesSchemas['StudentQuizCardView'][]): HTMLElement {
  if (quizzes.length === 0) return h('p', { class: 'faint' }, say('none'));
  return h(
    'ul',
    { class: 'rows-list' },
    ...quizzes.map(({ id, title, question_count, passed, best_percentage: best, pass_percentage: needed }) =>
      h(
        'li',
        {},
        h('a', { href: `/learn/${slug}/quizzes/${id}` }, inLanguage(title)),
        h('span', { class: 'faint small' }, count('question', question_count)),
        h(
          'span',
          { class: passed ? 'good small' : 'small' },
          best === null
            ? say('toPass', { percent: percent(needed / 100) })
            : say(passed ? 'passed' : 'best', { percent: percent(best / 100) }),
        ),
      ),
    ),
  );
}
