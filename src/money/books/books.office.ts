import type { Office } from '#kit/service/office';

export const booksOffice: Office = {
  groups: { money: ['Money', 'المال'] },
  records: [
    { path: '/books/days', label: ['Books of a day', 'حسابات اليوم'], one: ['day', 'يوم'], group: 'money' },
    {
      path: '/books/entries',
      label: ['Ledger', 'دفتر الحسابات'],
      group: 'money',
      columns: ['day', 'debit', 'credit', 'amount', 'unit', 'reference'],
    },
    { path: '/books/check', label: ['Check of the books', 'فحص الحسابات'], group: 'money' },
  ],
  values: { USD: ['US dollars', 'دولار أمريكي'], PTS: ['Points', 'نقاط'] },
};
