import { Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { InstantColumn, TextColumn } from '#kit/database/columns';
import { Student } from './student.entity';

/** The one link of a purpose (`password_reset`, `verification`) that a student was mailed last; using it removes it. */
@Entity({ name: 'student_link' })
@Unique('student_link_token_key', ['tokenHash'])
export class StudentLink {
  @ForeignKey(() => Student, { name: 'student_link_person_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  personId: number;

  @PrimaryColumn({ type: 'text' })
  purpose: string;

  /** SHA-256 of the token in the link, in hex. */
  @TextColumn()
  tokenHash: string;

  /** The last instant at which it works. */
  @InstantColumn()
  expiresAt: Date;
}
