import { dataOf } from 'quintet-clients/answers';
import { h } from '#kit/element';
import { number } from '#kit/format';
import { inLanguage, words } from '#kit/language';
import { pictureOf } from '#kit/pictures';
import { go } from '#kit/router';
import { attempt } from '#kit/toast';
import { fitness, type WorkoutCard } from '../api';
import { count, kindOf, levelOf, unit } from '../gym-words';

const w = words({ start: ['Start', 'ابدأ'], startOf: ['Start {name}', 'ابدأ {name}'] });

/** What a workout is, in one line. */
export const workoutFacts = ({ kind, difficulty, duration_minutes, exercise_count }: WorkoutCard): string =>
  [
    kindOf(kind),
    levelOf(difficulty),
    unit('minutes', { n: number(duration_minutes) }),
    count('exercise', exercise_count),
  ].join(' · ');

/** A button that starts the workout and leads to its session. */
export function startButton({ slug, name }: Pick<WorkoutCard, 'slug' | 'name'>, label = w('start')): HTMLButtonElement {
  const start = async () => {
    await dataOf(fitness.POST('/api/fitness/workouts/session', { body: { workout_slug: slug } }));
    go('/session');
  };
  const button: HTMLButtonElement = h(
    'button',
    {
      type: 'button',
      class: 'main',
      'aria-label': w('startOf', { name: inLanguage(name) }),
      onclick: () => attempt(button, start),
    },
    label,
  );
  return button;
}

export const workoutCard = (workout: WorkoutCard): HTMLElement =>
  h(
    'li',
    { class: 'card workout' },
    pictureOf(workout.pictures[0], { alt: '', sizes: '(min-width: 45rem) 16rem, 100vw' }),
    h(
      'div',
      {},
      h('h3', {}, inLanguage(workout.name)),
      h('p', { class: 'faint' }, workoutFacts(workout)),
      h('footer', {}, startButton(workout)),
    ),
  );
