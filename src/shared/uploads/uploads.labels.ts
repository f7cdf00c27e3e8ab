import { valueLabels } from '#kit/language/labels';

/** What files are uploaded for. */
export const uploadLabels = valueLabels({
  'for.blog': ['Blog', 'المدونة'],
  'for.category': ['Category', 'فئة'],
  'for.content': ['Content', 'محتوى'],
  'for.course': ['Course', 'دورة'],
  'for.cover': ['Cover', 'غلاف'],
  'for.dish': ['Dish', 'طبق'],
  'for.instructor': ['Instructor', 'مدرّب'],
  'for.lesson': ['Lesson', 'درس'],
  'for.message': ['Message', 'رسالة'],
  'for.neighborhood': ['Neighbourhood', 'حي'],
  'for.profile': ['Profile', 'ملف شخصي'],
  'for.progress': ['Progress', 'التقدم'],
  'for.property': ['Home', 'عقار'],
  'for.staging': ['Staging', 'تأثيث افتراضي'],
  'for.stay': ['Stay', 'مكان إقامة'],
});
