import { courses } from '#services/courses/courses';
import { describeContract } from './describe-contract';
import { coursesRoutes } from './routes.courses';

describeContract(courses, coursesRoutes);
