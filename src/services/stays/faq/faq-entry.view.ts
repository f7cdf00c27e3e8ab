import { Shown } from '#kit/fields/shape-fields';
import { BilingualView } from '#kit/language/bilingual.view';
import type { FaqEntry } from './faq-entry.entity';

export class FaqEntryView {
  @Shown({ type: 'integer', example: 1 })
  id: number;

  @Shown({ type: BilingualView, example: { en: 'When can we arrive?', ar: 'متى يمكننا الوصول؟' } })
  question: BilingualView;

  @Shown({ type: BilingualView, example: { en: 'From three in the afternoon.', ar: 'ابتداءً من الثالثة عصرًا.' } })
  answer: BilingualView;

  @Shown({ type: 'integer', example: 0 })
  sort_order: number;

  @Shown({ description: 'whether visitors see it' })
  is_active: boolean;

  @Shown({ format: 'date-time' })
  created_at: string;

  @Shown({ format: 'date-time' })
  updated_at: string;
}

export const faqEntryView = (entry: FaqEntry): FaqEntryView => ({
  id: entry.id,
  question: entry.question,
  answer: entry.answer,
  sort_order: entry.sortOrder,
  is_active: entry.isActive,
  created_at: entry.createdAt.toISOString(),
  updated_at: entry.updatedAt.toISOString(),
});
