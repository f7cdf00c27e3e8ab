import { Assignments1767226000007 } from '#migrations/courses/1767226000007-assignments';
import { SubmissionFiles1767400040020 } from '#migrations/courses/1767400040020-submission-files';
import { AssignmentsFound1767400050003 } from '#migrations/courses/1767400050003-assignments-found';
import type { Feature } from '#kit/service/feature';
import { AssignmentSubmission } from './assignment-submission.entity';
import { AssignmentNotices } from './assignment-notices';
import { Assignment } from './assignment.entity';
import { AssignmentsStaffController } from './assignments-staff.controller';
import { assignmentSentences } from './assignments.sentences';
import { Assignments } from './assignments.service';
import { Grading } from './grading.service';
import { SubmissionFiles } from './submission-files';
import { SubmissionGate } from './submission.gate';
import { SubmissionsController } from './submissions.controller';
import { Submissions } from './submissions.service';

export const assignments: Feature = {
  controllers: [AssignmentsStaffController, SubmissionsController],
  providers: [Assignments, AssignmentNotices, Grading, Submissions, SubmissionFiles, SubmissionGate],
  entities: [Assignment, AssignmentSubmission],
  migrations: [Assignments1767226000007, SubmissionFiles1767400040020, AssignmentsFound1767400050003],
  sentences: assignmentSentences,
};
