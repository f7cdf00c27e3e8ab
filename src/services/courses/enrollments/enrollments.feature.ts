import { EnrollmentLists2026112906250 } from '#migrations/courses/2026112906250-enrollment-lists';
import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { Enrollment } from './enrollment.entity';
import { enrollmentMessages } from './enrollments.messages';
import { EnrollmentsController } from './enrollments.controller';
import { EnrollmentQueries } from './enrollments.queries';
import { Enrollments } from './enrollments.service';
import { StudentNotices } from './student-notices';
import { LessonCompletion } from './lesson-completion.entity';
import { LessonNote } from './lesson-note.entity';
import { Grants } from './grants.service';
import { GrantsController } from './grants.controller';
import { SeatChecks } from './seat-checks.service';
import { SeatEndings } from './seat-endings';
import { SeatHistory } from './seat-history.service';
import { SeatEnded, SeatStarted } from './seat.events';
import { SeatLedger } from './seat-ledger';
import { SeatNotices } from './seat-notices';
import { SeatRepair } from './seat-repair.service';
import { SeatGrant } from './seat-grant.entity';
import { Seats } from './seats.service';
import { EnrollmentSorts2026112816110 } from '#migrations/courses/2026112816110-enrollment-sorts';
import { enrollmentsOffice } from './enrollments.office';

export const enrollments: Feature = {
  controllers: [EnrollmentsController, GrantsController],
  providers: [
    SeatLedger,
    SeatNotices,
    Seats,
    Enrollments,
    Grants,
    EnrollmentQueries,
    SeatHistory,
    SeatChecks,
    SeatRepair,
    SeatEndings,
    StudentNotices,
  ],
  entities: [Enrollment, SeatGrant, LessonCompletion, LessonNote],
  tables: ['courses/enrollments'],
  migrations: [EnrollmentSorts2026112816110, EnrollmentLists2026112906250],
  routines: routinesIn(
    __dirname,
    'count_moved_course',
    'count_students',
    'count_returned_student',
    'enrollment_agrees_with_grants',
    'recount_taught_students',
    'write_notifications',
  ),
  domainEvents: [SeatStarted, SeatEnded],
  messages: enrollmentMessages,
  office: enrollmentsOffice,
};
