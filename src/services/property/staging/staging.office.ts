import type { Office } from '#kit/service/office';

export const stagingOffice: Office = {
  records: [
    {
      path: '/staging/jobs',
      label: ['Furnished pictures', 'صور مؤثثة'],
      one: ['furnished picture', 'صورة مؤثثة'],
      group: 'homes',
      name: 'room',
      columns: ['room', 'before_url', 'style', 'status', 'created_at'],
      form: ['property_id', 'room', 'before_url', 'style', 'prompt'],
      choices: { property_id: { from: '/properties/manage', value: 'id', name: 'title' } },
    },
  ],
  titles: {
    Staging_accept: ['Add to the home', 'إضافة إلى العقار'],
    Staging_request: ['Furnish a room', 'تأثيث غرفة'],
  },
  values: {
    'error.permission_required': ['The account lost its permission', 'فقد الحساب صلاحيته'],
    'error.record_gone': ['The home was archived or deleted', 'أُرشف العقار أو حُذف'],
    'error.studio_failed': ['The picture service failed', 'تعطّلت خدمة الصور'],
    'error.studio_picture_unusable': ['No usable picture came back', 'لم تصل صورة صالحة'],
    'error.studio_refused': ['The picture service declined', 'رفضت خدمة الصور الطلب'],
    'error.studio_timeout': ['It took too long', 'استغرق الطلب وقتًا أطول من اللازم'],
    'error.studio_unavailable': ['The picture service is off', 'خدمة الصور متوقفة'],
    'status.done': ['Ready', 'جاهزة'],
    'status.failed': ['Failed', 'فشلت'],
    'status.queued': ['Waiting', 'في الانتظار'],
    'status.running': ['Being drawn', 'قيد الرسم'],
    'style.classic': ['Classic', 'كلاسيكي'],
    'style.family': ['Family', 'عائلي'],
    'style.minimal': ['Minimal', 'بسيط'],
    'style.modern': ['Modern', 'عصري'],
  },
};
