import { Entity, Unique } from 'typeorm';
import {
  BooleanColumn,
  HandWrittenIndex,
  InstantColumn,
  IntegerColumn,
  StoredRecord,
  TextColumn,
} from '#kit/database/columns';

/** Someone who learns. Deleting one keeps the row, frees the e-mail address and ends its tokens. */
@Entity({ name: 'student' })
@Unique('student_username_key', ['username'])
@HandWrittenIndex('student_email_key')
@HandWrittenIndex('student_recent_idx')
@HandWrittenIndex('student_deleted_idx')
@HandWrittenIndex('student_username_prefix_idx')
@HandWrittenIndex('student_search_idx')
export class Student extends StoredRecord {
  /** In small letters; never digits alone, which would read as an id. */
  @TextColumn()
  username: string;

  @TextColumn()
  firstName: string;

  @TextColumn()
  lastName: string;

  /** Normalised; unique among live students. */
  @TextColumn()
  email: string;

  @TextColumn({ nullable: true })
  phone: string | null;

  /** ISO 3166-1 numeric code. */
  @IntegerColumn({ nullable: true })
  countryId: number | null;

  @TextColumn({ nullable: true })
  profilePicture: string | null;

  @TextColumn()
  passwordHash: string;

  /** Raised with every new password; tokens carry the version they were given under. */
  @IntegerColumn({ default: 1 })
  tokenVersion: number;

  /** The e-mail address is known to be the student's. */
  @BooleanColumn({ default: false })
  isVerified: boolean;

  /** Names, username, e-mail address and phone number as searches compare them. */
  @TextColumn({ default: '' })
  searchText: string;

  @InstantColumn({ nullable: true })
  deletedAt: Date | null;
}
