import type { Bilingual } from '#kit/language/language';
import { shown } from '#kit/views/shown';
import { type RowOf, view } from '#kit/views/view';
import { MESSAGE_SENDERS } from './message.entity';

export const MessageView = view('MessageView', {
  id: shown.id(),
  conversation_id: shown.id(),
  sender: shown.word(MESSAGE_SENDERS),
  body: shown.text({ nullable: true }),
  attachment_url: shown.text({ nullable: true }),
  attachment_name: shown.text({ nullable: true, example: 'homework.jpg' }),
  attachment_type: shown.text({ nullable: true, example: 'image/jpeg' }),
  created_at: shown.instant(),
});
export type MessageView = InstanceType<typeof MessageView>;
type MessageRow = RowOf<typeof MessageView>;

export const ConversationStudentView = view('ConversationStudentView', {
  id: shown.id(),
  username: shown.text(),
  name: shown.text({ example: 'Sara Haddad' }),
  picture: shown.text({ nullable: true }),
});

export const ConversationInstructorView = view('ConversationInstructorView', {
  id: shown.id(),
  username: shown.text(),
  name: shown.bilingual(),
  picture: shown.text({ nullable: true }),
});

export const ConversationCourseView = view('ConversationCourseView', {
  id: shown.id(),
  code: shown.text({ example: 'CRS-12' }),
  slug: shown.text(),
  title: shown.bilingual(),
});

/** Joined to a conversation `v` for its view. */
export const CONVERSATION_JOINS = `
  JOIN student s ON s.id = v.student_id
  JOIN instructor i ON i.id = v.instructor_id
  LEFT JOIN course c ON c.id = v.course_id
  LEFT JOIN LATERAL (
    SELECT ${MessageView.columns('m')} FROM message m WHERE m.conversation_id = v.id ORDER BY m.id DESC LIMIT 1
  ) last ON true`;

const JOINED = `s.id AS student_id, s.username, s.first_name, s.last_name, s.profile_picture,
  i.id AS instructor_id, i.username AS instructor_username, i.name AS instructor_name, i.photo_url,
  c.id AS course_id, c.code, c.slug, c.title,
  CASE WHEN last.id IS NOT NULL THEN to_jsonb(last) END AS last_message`;

interface JoinedRow {
  student_id: number;
  username: string;
  first_name: string;
  last_name: string;
  profile_picture: string | null;
  instructor_id: number;
  instructor_username: string;
  instructor_name: Bilingual;
  photo_url: string | null;
  course_id: number | null;
  code: string;
  slug: string;
  title: Bilingual;
  /** Its instant is text here, as JSON carries it. */
  last_message: (Omit<MessageRow, 'created_at'> & { created_at: string }) | null;
}

/** A conversation as either side sees it; what is unread is the side's own. */
export const ConversationView = view('ConversationView', {
  id: shown.id(),
  course: shown.made({ type: ConversationCourseView, nullable: true }, (row: JoinedRow) =>
    row.course_id === null ? null : { id: row.course_id, code: row.code, slug: row.slug, title: row.title },
  ),
  student: shown.made({ type: ConversationStudentView }, (row: JoinedRow) => ({
    id: row.student_id,
    username: row.username,
    name: `${row.first_name} ${row.last_name}`.trim(),
    picture: row.profile_picture,
  })),
  instructor: shown.made({ type: ConversationInstructorView }, (row: JoinedRow) => ({
    id: row.instructor_id,
    username: row.instructor_username,
    name: row.instructor_name,
    picture: row.photo_url,
  })),
  last_message: shown.made({ type: MessageView, nullable: true }, ({ last_message: last }: JoinedRow) =>
    last ? MessageView.of({ ...last, created_at: new Date(last.created_at) }) : null,
  ),
  unread_count: shown.whole({ description: 'Messages of the other side that were not marked read.' }),
  last_message_at: shown.instant({ description: 'Of the opening while there is no message.' }),
  created_at: shown.instant(),
});
export type ConversationView = InstanceType<typeof ConversationView>;

/** What the statement behind the view selects of a conversation `v`, with the count of what is unread. */
export const conversationColumns = (unread: string): string =>
  `${ConversationView.columns('v', { unread_count: unread })}, ${JOINED}`;

/** A course that an instructor and a student share. */
export const SharedCourseView = view('SharedCourseView', {
  ...ConversationCourseView.fields,
  conversation_id: shown.id({ nullable: true, description: 'Of the conversation about it, once it is opened.' }),
});
export type SharedCourseView = InstanceType<typeof SharedCourseView>;
