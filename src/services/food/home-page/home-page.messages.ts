import { messagePairs } from '#kit/language/messages';

export const homePageMessages = messagePairs({
  'messages.home_section_saved': ['The section was saved.', 'تم حفظ القسم.'],
});
