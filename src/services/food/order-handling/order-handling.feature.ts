import type { Feature } from '#kit/service/feature';
import { OrderHandlingModule } from './order-handling.module';
import { orderHandlingSentences } from './order-handling.sentences';

export const orderHandling: Feature = { module: OrderHandlingModule, sentences: orderHandlingSentences };
