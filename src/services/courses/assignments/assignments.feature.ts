import { Assignments1767226000007 } from '#migrations/courses/1767226000007-assignments';
import type { Feature } from '#kit/service/feature';
import { AssignmentSubmission } from './assignment-submission.entity';
import { Assignment } from './assignment.entity';

export const assignments: Feature = {
  entities: [Assignment, AssignmentSubmission],
  migrations: [Assignments1767226000007],
};
