import type { Office } from '#kit/service/office';

export const aiStudioOffice: Office = {
  records: [
    {
      path: '/ai-studio/jobs',
      label: ['Drawn pictures', 'الصور المرسومة'],
      one: ['request for pictures', 'طلب صور'],
      group: 'menu',
      name: 'prompt',
      columns: ['prompt', 'status', 'count', 'created_at', 'finished_at'],
      choices: { product_id: '/products' },
    },
    {
      path: '/ai-studio/pictures',
      label: ['Ask for pictures', 'طلب صور'],
      group: 'menu',
      choices: { product_id: '/products' },
    },
    {
      path: '/ai-studio/texts',
      label: ['Ask for a text', 'طلب نص'],
      group: 'menu',
      choices: { product_id: '/products' },
    },
  ],
  titles: {
    AiStudio_suggest: ['Suggest a text', 'اقتراح نص'],
    AiStudio_request: ['Draw pictures', 'رسم صور'],
    AiStudio_accept: ['Use a picture', 'استخدام صورة'],
  },
  values: {
    studio_failed: ['The drawing service failed', 'تعطلت خدمة الرسم'],
    studio_timeout: ['The drawing service was too slow', 'تأخرت خدمة الرسم'],
    studio_refused: ['The drawing service declined it', 'رفضته خدمة الرسم'],
    studio_picture_unusable: ['The picture could not be used', 'تعذر استخدام الصورة'],
    studio_unavailable: ['The drawing service is not set up', 'خدمة الرسم غير مهيأة'],
    record_gone: ['The dish is gone', 'الطبق لم يعد موجودًا'],
    permission_required: ['A permission is missing', 'الصلاحية مفقودة'],
    queued: ['Waiting', 'بالانتظار'],
    describe: ['Describe', 'وصف'],
    translate: ['Translate', 'ترجمة'],
    shorten: ['Shorten', 'اختصار'],
    alt_text: ['Describe the picture', 'وصف الصورة'],
  },
};
