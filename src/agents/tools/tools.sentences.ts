import { sentencePairs } from '#kit/language/sentences';

export const toolsSentences = sentencePairs({
  'errors.tool_unknown': [
    'There is no tool of this name that you may use. List the tools again.',
    'لا توجد أداة بهذا الاسم يمكنك استخدامها. اعرض قائمة الأدوات من جديد.',
  ],
});
