import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

export const FaqEntryView = view('FaqEntryView', 'A question with its answer', {
  id: shown.id(),
  question: shown.bilingual({
    example: { en: 'When can we arrive?', ar: 'متى يمكننا الوصول؟' },
    description: 'The question, in both languages.',
  }),
  answer: shown.bilingual({
    example: { en: 'From three in the afternoon.', ar: 'ابتداءً من الثالثة عصرًا.' },
    description: 'The answer, in both languages.',
  }),
  sort_order: shown.whole({ example: 0 }),
  is_active: shown.flag({ description: 'Whether visitors see the question.' }),
  ...shown.timestamps,
});
export type FaqEntryView = InstanceType<typeof FaqEntryView>;
