import type { Office } from '#kit/service/office';

export const offersOffice: Office = {
  records: [
    {
      path: '/offers',
      label: ['Combos', 'الوجبات المجمّعة'],
      one: ['combo', 'وجبة مجمّعة'],
      group: 'menu',
      columns: ['name', 'code', 'price', 'savings', 'is_active'],
      form: ['name', 'code', 'price', 'slots', 'description', 'image', 'is_active'],
    },
  ],
  fields: { 'slots.name': ['Short name', 'الاسم المختصر'], 'slots.label': ['Name', 'الاسم'] },
};
