import { messagePairs } from '#kit/language/messages';

export const toolsMessages = messagePairs({
  'errors.tool_unknown': [
    'There is no tool of this name that you may use. List the tools again.',
    'لا توجد أداة بهذا الاسم يمكنك استخدامها. اعرض قائمة الأدوات من جديد.',
  ],
});
