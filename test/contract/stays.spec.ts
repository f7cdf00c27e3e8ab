import { describeService } from './describe-service';
import { staysRoutes } from './routes.stays';
import { staysExceptions } from './sent-comes-back.stays';

describeService('stays', staysRoutes, staysExceptions);
