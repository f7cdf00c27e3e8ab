import type { Feature } from '#kit/service/feature';
import { CourseCompleted } from '../progress/completion.events';
import { CourseContent } from './course-content.queries';
import { EnrolledCourseQueries } from './enrolled-courses.queries';
import { LearningController } from './learning.controller';
import { learningMessages } from './learning.messages';
import { Learning } from './learning.service';

export const learning: Feature = {
  controllers: [LearningController],
  providers: [EnrolledCourseQueries, CourseContent, Learning],
  domainEvents: [CourseCompleted],
  messages: learningMessages,
};
