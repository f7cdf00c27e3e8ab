import type { Office } from '#kit/service/office';

export const dishesOffice: Office = {
  records: [
    {
      path: '/fitness/manage/dishes',
      label: ['Dishes', 'الأطباق'],
      one: ['dish', 'طبق'],
      group: 'catalogue',
      columns: ['name', 'image_url', 'meal', 'calories', 'protein_g', 'preparation_minutes'],
    },
  ],
};
