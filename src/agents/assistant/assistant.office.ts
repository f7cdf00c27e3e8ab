import type { Office } from '#kit/service/office';

export const assistantOffice: Office = {
  records: [
    {
      path: '/ai/chats',
      label: ['Conversations with the assistant', 'المحادثات مع المساعد'],
      one: ['conversation', 'محادثة'],
      group: 'programs',
      name: 'title',
      columns: ['title', 'model', 'updated_at'],
    },
    { path: '/ai/usage', label: ['Use of the assistant', 'استخدام المساعد'], group: 'programs' },
    { path: '/ai/models', label: ['Models', 'النماذج'], group: 'programs', name: 'name' },
  ],
  titles: { AiMessages_send: ['Ask', 'اسأل'], AiMessages_stop: ['Stop the answer', 'إيقاف الإجابة'] },
  values: {
    'role.user': ['Account', 'الحساب'],
    'role.assistant': ['Assistant', 'المساعد'],
    'status.declined': ['Declined', 'مرفوض'],
    'status.stopped': ['Stopped', 'متوقف'],
    'status.interrupted': ['Interrupted', 'انقطع'],
  },
  machines: {
    AiMessages_confirm: 'a button in the conversation that proposes the change',
    AiMessages_decline: 'a button in the conversation that proposes the change',
  },
};
