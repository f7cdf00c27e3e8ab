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
    },
    {
      path: '/ai-studio/pictures',
      label: ['Ask for pictures', 'طلب صور'],
      group: 'menu',
    },
    {
      path: '/ai-studio/texts',
      label: ['Ask for a text', 'طلب نص'],
      group: 'menu',
    },
  ],
  titles: {
    AiStudio_suggest: ['Suggest a text', 'اقتراح نص'],
    AiStudio_request: ['Draw pictures', 'رسم صور'],
    AiStudio_accept: ['Use a picture', 'استخدام صورة'],
  },
};
