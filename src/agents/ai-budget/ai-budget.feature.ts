import type { Feature } from '#kit/service/feature';
import { messagePairs } from '#kit/language/messages';
import { AiReservation } from './ai-reservation.entity';
import { AiUsage } from './ai-usage.entity';
import { TokenBudget } from './token-budget';

/** The daily tokens that all features of a service share. */
export const aiBudget: Feature = {
  providers: [TokenBudget],
  entities: [AiUsage, AiReservation],
  tables: ['agents/ai-budget'],
  messages: messagePairs({
    'errors.ai_tokens_used_up': [
      'The AI allowance of today is used up. Please try again tomorrow.',
      'نفد الحد اليومي لاستخدام الذكاء الاصطناعي. يرجى المحاولة غدًا.',
    ],
  }),
};
