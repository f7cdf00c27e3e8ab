import { sentencePairs } from '#kit/language/sentences';

export const homePageSentences = sentencePairs({
  'messages.home_section_saved': ['The section was saved.', 'تم حفظ القسم.'],
});
