import { dataOf } from 'quintet-clients/answers';
import { h, put } from '#kit/element';
import { choices, field } from '#kit/fields';
import { form } from '#kit/forms';
import { number } from '#kit/format';
import { words } from '#kit/language';
import { type Content, school } from '../school';
import { w } from '../words';

const say = words({
  title: ['Your review', 'تقييمك'],
  stars: ['How do you like the course?', 'ما رأيك في الدورة؟'],
  star: ['{n} of 5', '{n} من 5'],
  comment: ['What others should know', 'ما يجدر بالآخرين معرفته'],
  hint: ['At most 2,000 characters; may be left empty.', '2000 حرف على الأكثر؛ ويمكن تركه فارغًا.'],
  thanks: ['Thank you. Your review is published.', 'شكرًا لك. نُشر تقييمك.'],
  pending: ['Thank you. The school reads it before it is published.', 'شكرًا لك. تراجعه المدرسة قبل نشره.'],
});

const STARS = [5, 4, 3, 2, 1];

/** The form of the student's own review, filled with the one there is. */
export async function ownReview({ id }: Content): Promise<HTMLElement> {
  const path = { courseId: id };
  const stored = await dataOf(school.GET('/api/users/courses/{courseId}/review', { params: { path } }));
  const state = h('p', { class: 'good', role: 'status' });
  const send = async ({ rating, comment }: Record<string, string | undefined>) => {
    const body = { rating: Number(rating), comment: comment ?? null };
    const saved = await dataOf(school.PUT('/api/users/courses/{courseId}/review', { params: { path }, body }));
    put(state, say(saved?.status === 'pending' ? 'pending' : 'thanks'));
  };
  const options = STARS.map(stars => ({
    value: String(stars),
    label: h(
      'span',
      {},
      h('span', { class: 'given', 'aria-hidden': 'true' }, '★'.repeat(stars)),
      ` ${say('star', { n: number(stars) })}`,
    ),
    checked: stars === (stored?.rating ?? STARS[0]),
  }));
  return h(
    'section',
    { class: 'own-review' },
    h('h2', {}, say('title')),
    form(
      send,
      { button: w('save') },
      choices('rating', say('stars'), options),
      field({
        name: 'comment',
        label: say('comment'),
        hint: say('hint'),
        rows: 4,
        value: stored?.comment ?? '',
        dir: 'auto',
      }),
    ),
    state,
  );
}
