import type { Office } from '#kit/service/office';

export const overviewOffice: Office = {
  home: {
    path: '/overview',
    waiting: {
      new_inquiries: '/leads?status=new',
      'viewings.awaiting_confirmation': '/viewings?status=requested',
    },
    figures: ['viewings.upcoming', 'published.sale', 'published.rent'],
    lists: { recent_viewings: '/viewings', recent_inquiries: '/leads' },
  },
  records: [{ path: '/overview', label: ['Overview', 'نظرة عامة'], group: 'today' }],
  fields: {
    'published.rent': ['Published for rent', 'منشورة للإيجار'],
    'published.sale': ['Published for sale', 'منشورة للبيع'],
  },
};
