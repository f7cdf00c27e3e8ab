import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { OrderAttempts } from './order-attempts.service';
import { OrderNotifier } from './order-notifier.service';
import { OrderPlacement } from './order-placement.service';
import { OrderEvaluation } from './order-evaluation.service';
import { OrderStorage } from './order-storage.service';
import { PlacementResponses } from './placement-responses.service';
import { PlacementFields } from './placement-fields.service';
import { TooManyUnpaidInSlot, TooManyUnpaidWithCode } from './placement.refusals';
import { PlacementController } from './placement.controller';
import { placementMessages } from './placement.messages';

export const placement: Feature = {
  controllers: [PlacementController],
  providers: [
    OrderPlacement,
    OrderAttempts,
    OrderEvaluation,
    OrderStorage,
    PlacementFields,
    PlacementResponses,
    OrderNotifier,
  ],
  routines: routinesIn(__dirname, 'limit_unpaid_visitor'),
  messages: placementMessages,
  constraintRefusals: {
    customer_order_unpaid_in_slot: TooManyUnpaidInSlot,
    customer_order_unpaid_with_code: TooManyUnpaidWithCode,
  },
};
