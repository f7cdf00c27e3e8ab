import type { Office } from '#kit/service/office';

export const nutritionOffice: Office = {
  records: [
    { path: '/fitness/nutrition', label: ['My food', 'غذائي'], group: 'mine' },
    { path: '/fitness/nutrition/planner', label: ['My meal plan', 'خطة وجباتي'], group: 'mine', one: ['meal', 'وجبة'] },
  ],
  titles: {
    Nutrition_log: ['Log a dish', 'تسجيل طبق'],
    Nutrition_hydrate: ['Log water', 'تسجيل الماء'],
    Nutrition_plan: ['Plan a meal', 'تخطيط وجبة'],
  },
};
