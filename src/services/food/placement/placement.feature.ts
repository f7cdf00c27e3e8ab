import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { OrderAttempts } from './order-attempts.service';
import { OrderNotifier } from './order-notifier.service';
import { OrderPlacement } from './order-placement.service';
import { OrderJudgement } from './order-judgement.service';
import { OrderStorage } from './order-storage.service';
import { PlacementResponses } from './placement-responses.service';
import { PlacementFields } from './placement-fields.service';
import { TooManyUnpaidInSlot, TooManyUnpaidWithCode } from './placement.refusals';
import { PlacementController } from './placement.controller';
import { placementSentences } from './placement.sentences';

export const placement: Feature = {
  controllers: [PlacementController],
  providers: [
    OrderPlacement,
    OrderAttempts,
    OrderJudgement,
    OrderStorage,
    PlacementFields,
    PlacementResponses,
    OrderNotifier,
  ],
  routines: routinesIn(__dirname, 'limit_unpaid_visitor'),
  sentences: placementSentences,
  constraintRefusals: {
    customer_order_unpaid_in_slot: TooManyUnpaidInSlot,
    customer_order_unpaid_with_code: TooManyUnpaidWithCode,
  },
};
