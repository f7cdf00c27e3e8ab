import type { Office } from '#kit/service/office';

export const faqOffice: Office = {
  records: [
    {
      path: '/faq/manage',
      label: ['Questions and answers', 'الأسئلة الشائعة'],
      one: ['question', 'سؤال'],
      group: 'company',
      columns: ['question', 'sort_order', 'is_active', 'updated_at'],
    },
  ],
};
