import { describeService } from './describe-service';
import { coursesRoutes } from './routes.courses';
import { coursesExceptions } from './sent-comes-back.courses';

describeService('courses', coursesRoutes, coursesExceptions);
