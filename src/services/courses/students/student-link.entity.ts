import { Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { PersonLink } from '#shared/people/person-link.entity';
import { Student } from './student.entity';

@Entity({ name: 'student_link' })
@Unique('student_link_token_key', ['tokenHash'])
export class StudentLink extends PersonLink {
  @ForeignKey(() => Student, { name: 'student_link_person_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  personId: number;
}
