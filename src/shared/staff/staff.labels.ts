import { fieldLabels, valueLabels } from '#kit/language/labels';
import { mergeMessages } from '#kit/language/messages';

/** Words of the groups of permissions. */
export const staffLabels = mergeMessages(
  fieldLabels({
    guard_name: ['Kind', 'النوع'],
    username: ['Username', 'اسم المستخدم'],
  }),
  valueLabels({
    'module.ai_chat': ['Assistant', 'المساعد'],
    'module.ai_studio': ['Pictures by AI', 'صور الذكاء الاصطناعي'],
    'module.books': ['Money', 'المال'],
    'module.calendar': ['Calendar', 'التقويم'],
    'module.coaching': ['Coaching', 'التدريب الشخصي'],
    'module.curriculum': ['Lessons', 'الدروس'],
    'module.fitness': ['Training and food', 'التدريب والغذاء'],
    'module.members': ['Members', 'الأعضاء'],
    'module.staging': ['Staging', 'التأثيث الافتراضي'],
    'module.students': ['Students', 'الطلاب'],
  }),
);
