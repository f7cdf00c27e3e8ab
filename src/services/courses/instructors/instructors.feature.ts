import { InstructorStudents2026112906200 } from '#migrations/courses/2026112906200-instructor-students';
import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { UsernameTaken } from '#shared/people/people.refusals';
import { INSTRUCTOR_STUDENTS } from './instructor-students.fill';
import { InstructorEditing } from './instructor-editing.service';
import { Instructor } from './instructor.entity';
import { InstructorsController } from './instructors.controller';
import { instructorsMessages } from './instructors.messages';
import { Instructors } from './instructors.service';
import { instructorsOffice } from './instructors.office';

export const instructors: Feature = {
  controllers: [InstructorsController],
  providers: [Instructors, InstructorEditing],
  entities: [Instructor],
  tables: ['courses/instructors'],
  migrations: [InstructorStudents2026112906200],
  fills: [INSTRUCTOR_STUDENTS],
  routines: routinesIn(__dirname, 'file_cleanup', 'write_notifications'),
  messages: instructorsMessages,
  constraintRefusals: { instructor_username_key: UsernameTaken },
  office: instructorsOffice,
};
