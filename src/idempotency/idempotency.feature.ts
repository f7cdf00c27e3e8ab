import type { Feature } from '#kit/service/feature';
import { idempotencySentences } from './idempotency.sentences';
import { OnceAnswer } from './once-answer.entity';

export const idempotency: Feature = {
  entities: [OnceAnswer],
  tables: ['idempotency/idempotency'],
  sentences: idempotencySentences,
};
