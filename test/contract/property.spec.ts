import { describeService } from './describe-service';
import { propertyRoutes } from './routes.property';
import { propertyExceptions } from './sent-comes-back.property';

describeService('property', propertyRoutes, propertyExceptions);
