import { dataOf } from 'quintet-clients/answers';
import { h } from '#kit/element';
import { field } from '#kit/fields';
import { form } from '#kit/forms';
import { day, number } from '#kit/format';
import { words } from '#kit/language';
import { render } from '#kit/router';
import { type CheckIn, fitness } from '../api';
import { unit } from '../gym-words';

const w = words({
  facts: ['Week of {day}: energy {energy} of 10', 'أسبوع {day}: الطاقة {energy} من 10'],
  label: ['Your answer', 'إجابتك'],
  send: ['Answer', 'أجب'],
  answered: ['You answered:', 'أجبت:'],
});

/** A check-in as its coach sees it, with a form while it is not answered. */
export const answerable = ({ id, week, energy, weight_kg, notes, reply }: CheckIn): HTMLElement =>
  h(
    'div',
    { class: 'stack' },
    h(
      'p',
      { class: 'faint' },
      [
        w('facts', { day: day(week), energy: number(energy) }),
        weight_kg === null ? '' : unit('kg', { n: number(weight_kg) }),
      ]
        .filter(Boolean)
        .join(' · '),
    ),
    notes !== '' && h('p', { dir: 'auto' }, notes),
    reply === null
      ? form(
          async ({ body = '' }) => {
            const params = { path: { id } };
            await dataOf(fitness.POST('/api/fitness/coaching/check-ins/{id}/reply', { params, body: { body } }));
            await render();
          },
          { button: w('send') },
          field({ name: 'body', label: w('label'), rows: 2, required: true, maxlength: 2000, dir: 'auto' }),
        )
      : h('div', {}, h('p', { class: 'faint' }, w('answered')), h('blockquote', { dir: 'auto' }, reply)),
  );
