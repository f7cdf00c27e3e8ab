import type { Feature } from '#kit/service/feature';
import { orderHandlingSentences } from './order-handling.sentences';
import { OrderHandlingController } from './order-handling.controller';
import { OrderHandling } from './order-handling.service';

export const orderHandling: Feature = {
  controllers: [OrderHandlingController],
  providers: [OrderHandling],
  sentences: orderHandlingSentences,
};
