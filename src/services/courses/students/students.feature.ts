import { Students1767226000002 } from '#migrations/courses/1767226000002-students';
import type { Feature } from '#kit/service/feature';
import { StudentLink } from './student-link.entity';
import { Student } from './student.entity';

export const students: Feature = {
  entities: [Student, StudentLink],
  migrations: [Students1767226000002],
};
