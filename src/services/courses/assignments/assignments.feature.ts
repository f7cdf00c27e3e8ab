import { Assignments1767226000007 } from '#migrations/courses/1767226000007-assignments';
import { AssignmentsFound1767400050003 } from '#migrations/courses/1767400050003-assignments-found';
import type { Feature } from '#kit/service/feature';
import { AssignmentSubmission } from './assignment-submission.entity';
import { AssignmentNotices } from './assignment-notices';
import { Assignment } from './assignment.entity';
import { AssignmentsStaffController } from './assignments-staff.controller';
import { assignmentSentences } from './assignments.sentences';
import { Assignments } from './assignments.service';
import { Grading } from './grading.service';
import { SubmissionsController } from './submissions.controller';
import { Submissions } from './submissions.service';

export const assignments: Feature = {
  controllers: [AssignmentsStaffController, SubmissionsController],
  providers: [Assignments, AssignmentNotices, Grading, Submissions],
  entities: [Assignment, AssignmentSubmission],
  migrations: [Assignments1767226000007, AssignmentsFound1767400050003],
  sentences: assignmentSentences,
};
