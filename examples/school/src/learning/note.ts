import { dataOf } from 'quintet-clients/answers';
import { h, put } from '#kit/element';
import { field } from '#kit/fields';
import { form } from '#kit/forms';
import { words } from '#kit/language';
import { load } from '#kit/states';
import { type Lesson, school } from '../school';
import { w } from '../words';

const say = words({
  title: ['Your note', 'ملاحظتك'],
  hint: ['Only you can read it.', 'لا يقرؤها غيرك.'],
  saved: ['Saved.', 'حُفظت.'],
});

/** The student's private note on a lesson; saving an empty one deletes it. */
export function noteOf({ code }: Lesson): HTMLElement {
  const params = { path: { lessonCode: code } };
  const place = h('div', { class: 'note' });
  const state = h('p', { class: 'good', role: 'status' });
  const save = async ({ body = '' }: Record<string, string | undefined>) => {
    await dataOf(school.PUT('/api/users/enrollments/lessons/{lessonCode}/note', { params, body: { body } }));
    put(state, say('saved'));
  };
  void load(
    place,
    () => dataOf(school.GET('/api/users/enrollments/lessons/{lessonCode}/note', { params })),
    ({ body }) =>
      form(
        save,
        { button: w('save') },
        field({ name: 'body', label: say('title'), hint: say('hint'), rows: 4, value: body, dir: 'auto' }),
      ),
  );
  return h('section', {}, place, state);
}
