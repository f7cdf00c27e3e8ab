import { Enrollments1767226000004 } from '#migrations/courses/1767226000004-enrollments';
import type { Feature } from '#kit/service/feature';
import { Enrollment } from './enrollment.entity';
import { enrollmentSentences } from './enrollments.sentences';
import { EnrollmentsController } from './enrollments.controller';
import { EnrollmentQueries } from './enrollments.queries';
import { Enrollments } from './enrollments.service';
import { StudentNotices } from './student-notices';
import { LessonCompletion } from './lesson-completion.entity';
import { LessonNote } from './lesson-note.entity';
import { SeatGrant } from './seat-grant.entity';
import { Seats } from './seats.service';

export const enrollments: Feature = {
  controllers: [EnrollmentsController],
  providers: [Seats, Enrollments, EnrollmentQueries, StudentNotices],
  entities: [Enrollment, SeatGrant, LessonCompletion, LessonNote],
  migrations: [Enrollments1767226000004],
  sentences: enrollmentSentences,
};
