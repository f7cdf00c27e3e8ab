import { refusal } from '#kit/refusals/refusal';
import type { Caller } from '#kit/http/caller';
import type { MessageSender } from './message.entity';

export const NotAnInstructor = refusal(403, 'not_an_instructor');

/** A side of a conversation: a student, or an instructor, for whom all linked staff accounts write. */
export interface Party {
  side: MessageSender;
  id: number;
}

/** Columns of each side in `conversation`, with the sender of its messages. */
export const SIDES = {
  student: { column: 'student_id', readTo: 'student_read_to', counterpart: 'instructor' },
  instructor: { column: 'instructor_id', readTo: 'instructor_read_to', counterpart: 'student' },
} as const;

export const asStudent = ({ id }: Caller): Party => ({ side: 'student', id });

export function asInstructor({ scopeId }: Caller): Party {
  if (scopeId === null) throw NotAnInstructor();
  return { side: 'instructor', id: scopeId };
}
