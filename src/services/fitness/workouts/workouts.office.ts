import type { Office } from '#kit/service/office';

export const workoutsOffice: Office = {
  records: [
    {
      path: '/fitness/manage/workouts',
      label: ['Workouts', 'الحصص التدريبية'],
      one: ['workout', 'حصة تدريبية'],
      group: 'catalogue',
      columns: ['name', 'image_url', 'kind', 'difficulty', 'duration_minutes', 'calories'],
      choices: { exercise_id: '/fitness/manage/exercises' },
    },
  ],
};
