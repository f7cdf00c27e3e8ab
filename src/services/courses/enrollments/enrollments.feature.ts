import { Enrollments1767226000004 } from '#migrations/courses/1767226000004-enrollments';
import { SeatLedger1767400080801 } from '#migrations/courses/1767400080801-seat-ledger';
import { FinishedSeats1767400180100 } from '#migrations/courses/1767400180100-finished-seats';
import type { Feature } from '#kit/service/feature';
import { Enrollment } from './enrollment.entity';
import { enrollmentSentences } from './enrollments.sentences';
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
import { SeatLedger } from './seat-ledger';
import { SeatNotices } from './seat-notices';
import { SeatRepair } from './seat-repair.service';
import { SeatGrant } from './seat-grant.entity';
import { Seats } from './seats.service';

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
  migrations: [Enrollments1767226000004, SeatLedger1767400080801, FinishedSeats1767400180100],
  sentences: enrollmentSentences,
};
