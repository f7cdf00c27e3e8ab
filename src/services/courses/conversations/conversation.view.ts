import { shown } from '#kit/views/shown';
import { type RowOf, view } from '#kit/views/view';
import { COURSE_REFERENCE, CourseReferenceView } from '../courses/course-reference';
import { STUDENT_REFERENCE, StudentReferenceView } from '../students/student-reference';
import { MESSAGE_SENDERS, type Message } from './message.entity';

export const MessageView = view('MessageView', 'A message of a conversation', {
  id: shown.id(),
  conversation_id: shown.id({ description: 'Id of the conversation.' }),
  sender: shown.word(MESSAGE_SENDERS, { description: 'Side that sent the message.' }),
  body: shown.text({ nullable: true, description: 'Text of the message; null for an image only.' }),
  attachment_url: shown.picture({
    nullable: true,
    description:
      'Address of the image, valid for one to two hours; read the message again for a new one. Null for a text only.',
  }),
  attachment_name: shown.text({
    nullable: true,
    example: 'homework.jpg',
    description: 'File name of the image, ending in `.jpg`; null without an image.',
  }),
  attachment_type: shown.text({
    nullable: true,
    example: 'image/jpeg',
    description: 'Media type of the image as it is stored; null without an image.',
  }),
  created_at: shown.instant(),
});
export type MessageView = InstanceType<typeof MessageView>;
type MessageRow = RowOf<typeof MessageView>;

export const ConversationInstructorView = view('ConversationInstructorView', {
  id: shown.id(),
  username: shown.text(),
  name: shown.bilingual(),
  picture: shown.picture({ nullable: true, description: 'Address of the portrait; null without one.' }),
});

export const CONVERSATION_JOINS = `
  JOIN student s ON s.id = v.student_id
  JOIN instructor i ON i.id = v.instructor_id
  LEFT JOIN course c ON c.id = v.course_id
  LEFT JOIN LATERAL (
    SELECT ${MessageView.columns<Message>('m')} FROM message m WHERE m.conversation_id = v.id ORDER BY m.id DESC LIMIT 1
  ) last ON true`;

interface LastRow {
  /** The instant is text because the row is aggregated as JSON. */
  last_message: (Omit<MessageRow, 'created_at'> & { created_at: string }) | null;
}

export const ConversationView = view(
  'ConversationView',
  'A conversation with its last message and the number of unread ones',
  {
    id: shown.id(),
    course: shown.one(CourseReferenceView, {
      nullable: true,
      description: 'Course that the conversation is about; null without one.',
    }),
    student: shown.one(StudentReferenceView, { description: 'Student of the conversation.' }),
    instructor: shown.one(ConversationInstructorView, { description: 'Instructor of the conversation.' }),
    last_message: shown.made(
      {
        type: MessageView,
        nullable: true,
        description: 'Latest message of either side; null without messages.',
      },
      ({ last_message: last }: LastRow) =>
        last ? MessageView.of({ ...last, created_at: new Date(last.created_at) }) : null,
    ),
    unread_count: shown.whole({ description: 'Number of unread messages of the other side.' }),
    last_message_at: shown.instant({
      description: 'Time of the latest message or, without messages, of the opening, in UTC.',
    }),
    created_at: shown.instant(),
  },
);
export type ConversationView = InstanceType<typeof ConversationView>;

export const conversationColumns = (unread: string): string =>
  `${ConversationView.columns('v', {
    course: `CASE WHEN c.id IS NOT NULL THEN ${COURSE_REFERENCE} END`,
    student: STUDENT_REFERENCE,
    instructor: `jsonb_build_object('id', i.id, 'username', i.username, 'name', i.name, 'picture', i.photo_url)`,
    unread_count: unread,
  })}, CASE WHEN last.id IS NOT NULL THEN to_jsonb(last) END AS last_message`;

export const SharedCourseView = view('SharedCourseView', 'A course that both sides share, with their conversation', {
  ...CourseReferenceView.fields,
  conversation_id: shown.id({
    nullable: true,
    description: 'Id of the conversation about the course; null until it is opened.',
  }),
});
export type SharedCourseView = InstanceType<typeof SharedCourseView>;
