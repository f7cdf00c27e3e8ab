import type { Feature } from '#kit/service/feature';
import { InstructorAddresses1767400000005 } from '#migrations/courses/1767400000005-instructor-addresses';
import { UsernameTaken } from '#shared/people/people.refusals';
import { InstructorEditing } from './instructor-editing.service';
import { Instructor } from './instructor.entity';
import { InstructorsController } from './instructors.controller';
import { instructorsSentences } from './instructors.sentences';
import { Instructors } from './instructors.service';

export const instructors: Feature = {
  controllers: [InstructorsController],
  providers: [Instructors, InstructorEditing],
  entities: [Instructor],
  migrations: [InstructorAddresses1767400000005],
  sentences: instructorsSentences,
  constraintRefusals: { instructor_username_key: UsernameTaken },
};
