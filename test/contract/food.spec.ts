import { describeService } from './describe-service';
import { foodRoutes } from './routes.food';
import { foodExceptions } from './sent-comes-back.food';

describeService('food', foodRoutes, foodExceptions);
