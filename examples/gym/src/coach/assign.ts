import { dataOf } from 'quintet-clients/answers';
import { addDays, today } from '#kit/days';
import { openDialog } from '#kit/dialog';
import { field, select } from '#kit/fields';
import { inLanguage, words } from '#kit/language';
import { fitness } from '../api';

const w = words({
  title: ['Assign a workout to {name}', 'أسند تمرينًا إلى {name}'],
  workout: ['Workout', 'التمرين'],
  day: ['Day', 'اليوم'],
  note: ['Note', 'ملاحظة'],
  send: ['Assign', 'أسند'],
});

const DAYS_AHEAD = 365;

/** Asks for a workout and a day. Returns whether it was assigned. */
export async function assign(username: string, name: string): Promise<boolean> {
  const workouts = await dataOf(fitness.GET('/api/fitness/coaching/workouts'));
  const options = workouts.map(workout => ({ value: workout.slug, label: inLanguage(workout.name) }));
  return openDialog(
    {
      title: w('title', { name }),
      button: w('send'),
      send: ({ workout_slug = '', starts_on = '', note }) =>
        dataOf(
          fitness.POST('/api/fitness/coaching/clients/{username}/plan', {
            params: { path: { username } },
            body: { workout_slug, starts_on, note },
          }),
        ),
    },
    select({ name: 'workout_slug', label: w('workout'), options }),
    field({
      name: 'starts_on',
      label: w('day'),
      type: 'date',
      value: today(),
      min: addDays(today(), -7),
      max: addDays(today(), DAYS_AHEAD),
      required: true,
    }),
    field({ name: 'note', label: w('note'), rows: 2, maxlength: 1000, dir: 'auto' }),
  );
}
