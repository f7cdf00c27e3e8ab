import { Entity, Unique } from 'typeorm';
import { HandWrittenIndex, IntegerColumn, TextColumn } from '#kit/database/columns';
import { Person } from '#shared/people/person.entity';

/** A student. Deleting is soft; it frees the e-mail address and revokes the tokens. */
@Entity({ name: 'student' })
@Unique('student_username_key', ['username'])
@HandWrittenIndex('student_country_idx')
@HandWrittenIndex('student_created_idx')
@HandWrittenIndex('student_deleted_idx')
@HandWrittenIndex('student_email_key')
@HandWrittenIndex('student_figures_idx')
@HandWrittenIndex('student_first_name_idx')
@HandWrittenIndex('student_last_name_idx')
@HandWrittenIndex('student_listed_idx')
@HandWrittenIndex('student_phone_idx')
@HandWrittenIndex('student_search_idx')
@HandWrittenIndex('student_username_prefix_idx')
export class Student extends Person {
  @IntegerColumn({ nullable: true })
  countryId: number | null;

  @TextColumn({ nullable: true })
  profilePicture: string | null;
}
