import type { Office } from '#kit/service/office';

export const menuOffice: Office = {
  records: [
    {
      path: '/products',
      label: ['Dishes', 'الأطباق'],
      one: ['dish', 'طبق'],
      group: 'menu',
      columns: ['name', 'category.name', 'price', 'is_available', 'is_active'],
      form: ['name', 'price', 'category_id', 'images', 'option_groups', 'description', 'ingredients', 'allergens'],
      query: { scope: 'admin' },
      links: [{ label: ['Sold-out board', 'لوحة نفاد الأطباق'], address: '/dishes' }],
    },
  ],
  titles: {
    MenuStaff_changeAvailability: ['Sold out or available', 'نفد أو متوفّر'],
    Menu_bySlug: ['As the website shows it', 'كما يظهر في الموقع'],
  },
  fields: {
    is_active: ['Published', 'منشور'],
  },
  machines: {
    DishDrafts_find: 'the unfinished form of a dish, which the page of dishes keeps by itself',
    DishDrafts_save: 'the unfinished form of a dish, which the page of dishes keeps by itself',
    DishDrafts_discard: 'the unfinished form of a dish, which the page of dishes keeps by itself',
  },
};
