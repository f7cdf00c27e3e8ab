import { describeService } from './describe-service';
import { fitnessRoutes } from './routes.fitness';
import { fitnessExceptions } from './sent-comes-back.fitness';

describeService('fitness', fitnessRoutes, fitnessExceptions);
