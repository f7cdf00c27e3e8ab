import type { Office } from '#kit/service/office';

export const overviewOffice: Office = {
  home: {
    path: '/overview',
    waiting: {
      new_inquiries: '/leads?status=new',
      'viewings.awaiting_confirmation': '/viewings?status=requested',
    },
    figures: ['viewings.upcoming', 'published.sale', 'published.rent'],
  },
  records: [{ path: '/overview', label: ['Overview', 'نظرة عامة'], group: 'today' }],
  fields: {
    awaiting_confirmation: ['Viewings to confirm', 'معاينات بانتظار التأكيد'],
    featured_homes: ['Homes of the home page', 'عقارات الصفحة الرئيسية'],
    map_points: ['Homes on the map', 'العقارات على الخريطة'],
    new_inquiries: ['New inquiries', 'استفسارات جديدة'],
    published: ['Published homes', 'العقارات المنشورة'],
    recent_inquiries: ['Newest inquiries', 'أحدث الاستفسارات'],
    recent_properties: ['Latest changed homes', 'آخر العقارات تعديلًا'],
    recent_viewings: ['Newest viewing requests', 'أحدث طلبات المعاينة'],
    'published.rent': ['Published for rent', 'منشورة للإيجار'],
    'published.sale': ['Published for sale', 'منشورة للبيع'],
    rent: ['For rent', 'للإيجار'],
    sale: ['For sale', 'للبيع'],
    upcoming: ['Upcoming viewings', 'معاينات قادمة'],
    viewings: ['Viewings', 'المعاينات'],
  },
};
