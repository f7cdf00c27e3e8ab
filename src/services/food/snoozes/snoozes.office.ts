import type { Office } from '#kit/service/office';

export const snoozesOffice: Office = {
  records: [
    {
      path: '/kitchens/{code}/snoozes',
      label: ['Dishes sold out here', 'أطباق نفدت هنا'],
      one: ['sold-out dish', 'طبق نافد'],
      columns: ['name', 'until', 'reason'],
      choices: { productId: '/products' },
    },
  ],
  titles: {
    Snoozes_snooze: ['Mark as sold out here', 'تحديد كنافد هنا'],
    Snoozes_unsnooze: ['Sell it again', 'استئناف البيع'],
  },
};
