import type { Feature } from '#kit/service/feature';
import { sentencePairs } from '#kit/language/sentences';
import { AiBudget1767400080500 } from '#migrations/shared/1767400080500-ai-budget';
import { AiReservationAccount1767400110000 } from '#migrations/shared/1767400110000-ai-reservation-account';
import { AiReservation } from './ai-reservation.entity';
import { AiUsage } from './ai-usage.entity';
import { TokenBudget } from './token-budget';

/** The daily tokens that all features of a service share. */
export const aiBudget: Feature = {
  providers: [TokenBudget],
  entities: [AiUsage, AiReservation],
  migrations: [AiBudget1767400080500, AiReservationAccount1767400110000],
  sentences: sentencePairs({
    'errors.ai_tokens_used_up': [
      'The AI allowance of today is used up. Please try again tomorrow.',
      'نفد الحد اليومي لاستخدام الذكاء الاصطناعي. يرجى المحاولة غدًا.',
    ],
  }),
};
