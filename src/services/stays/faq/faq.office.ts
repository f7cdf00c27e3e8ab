import type { Office } from '#kit/service/office';

export const faqOffice: Office = {
  records: [
    {
      path: '/faq/manage',
      label: ['Questions and answers', 'الأسئلة الشائعة'],
      one: ['question', 'سؤال'],
      group: 'company',
      name: 'question',
      columns: ['question', 'sort_order', 'is_active', 'updated_at'],
      form: ['question', 'answer', 'sort_order', 'is_active'],
    },
  ],
  titles: {
    FaqStaff_create: ['New question', 'سؤال جديد'],
    FaqStaff_change: ['Edit question', 'تعديل السؤال'],
    FaqStaff_delete: ['Delete question', 'حذف السؤال'],
  },
};
