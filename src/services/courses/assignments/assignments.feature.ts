import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { AssignmentSubmission } from './assignment-submission.entity';
import { AssignmentNotices } from './assignment-notices';
import { Assignment } from './assignment.entity';
import { AssignmentsStaffController } from './assignments-staff.controller';
import { assignmentMessages } from './assignments.messages';
import { Assignments } from './assignments.service';
import { Grading } from './grading.service';
import { SubmissionFiles } from './submission-files';
import { SubmissionUploadGuard } from './submission-upload.guard';
import { SubmissionsController } from './submissions.controller';
import { Submissions } from './submissions.service';
import { assignmentsOffice } from './assignments.office';

export const assignments: Feature = {
  controllers: [AssignmentsStaffController, SubmissionsController],
  providers: [Assignments, AssignmentNotices, Grading, Submissions, SubmissionFiles, SubmissionUploadGuard],
  entities: [Assignment, AssignmentSubmission],
  tables: ['courses/assignments'],
  routines: routinesIn(__dirname, 'file_cleanup'),
  messages: assignmentMessages,
  office: assignmentsOffice,
};
