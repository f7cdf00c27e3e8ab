import type { Office } from '#kit/service/office';

export const uploadsOffice: Office = {
  records: [{ path: '/helpers/upload', label: ['Upload a file', 'رفع ملف'], group: 'company' }],
  values: {
    'for.course': ['Course', 'دورة'],
    'for.lesson': ['Lesson', 'درس'],
    'for.category': ['Category', 'فئة'],
    'for.instructor': ['Instructor', 'مدرّب'],
    'for.blog': ['Blog', 'المدونة'],
    'for.profile': ['Profile', 'ملف شخصي'],
    'for.content': ['Content', 'محتوى'],
    'for.progress': ['Progress', 'التقدم'],
    'for.message': ['Message', 'رسالة'],
    'for.dish': ['Dish', 'طبق'],
    'for.property': ['Home', 'عقار'],
    'for.neighborhood': ['Neighbourhood', 'حي'],
    'for.staging': ['Staging', 'تأثيث افتراضي'],
    'for.stay': ['Stay', 'مكان إقامة'],
    'for.cover': ['Cover', 'غلاف'],
  },
  titles: { Uploads_upload: ['Upload a file', 'رفع ملف'] },
};
