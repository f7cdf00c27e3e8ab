import type { Office } from '#kit/service/office';

export const exercisesOffice: Office = {
  records: [
    {
      path: '/fitness/manage/exercises',
      label: ['Exercises', 'التمارين'],
      one: ['exercise', 'تمرين'],
      group: 'catalogue',
      columns: ['name', 'image_url', 'muscle', 'equipment', 'difficulty', 'is_featured'],
    },
  ],
  titles: { ExercisesStaff_feature: ['Show as the exercise of the day', 'عرضه كتمرين مميز'] },
};
