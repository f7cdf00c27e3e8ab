import type { Feature } from '#kit/service/feature';
import { idempotencyMessages } from './idempotency.messages';
import { OnceAnswer } from './once-answer.entity';

export const idempotency: Feature = {
  entities: [OnceAnswer],
  tables: ['idempotency/idempotency'],
  messages: idempotencyMessages,
};
