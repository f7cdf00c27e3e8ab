import type { Office } from '#kit/service/office';

export const assistantOffice: Office = {
  records: [
    {
      path: '/ai/chats',
      label: ['Conversations with the assistant', 'المحادثات مع المساعد'],
      one: ['conversation', 'محادثة'],
      group: 'programs',
      columns: ['title', 'model', 'updated_at'],
    },
    { path: '/ai/usage', label: ['Use of the assistant', 'استخدام المساعد'], group: 'programs' },
    { path: '/ai/models', label: ['Models', 'النماذج'], group: 'programs' },
  ],
  titles: { AiMessages_send: ['Ask', 'اسأل'], AiMessages_stop: ['Stop the answer', 'إيقاف الإجابة'] },
  machines: {
    AiMessages_confirm: 'a button in the conversation that proposes the change',
    AiMessages_decline: 'a button in the conversation that proposes the change',
  },
};
