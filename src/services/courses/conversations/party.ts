import { refusal } from '#kit/refusals/refusal';
import type { Caller } from '#kit/http/caller';
import type { MessageSender } from './message.entity';

export const NotAnInstructor = refusal(403, 'not_an_instructor');

/** Who takes part in conversations: a student, or an instructor, for whom every linked account of staff writes. */
export interface Party {
  side: MessageSender;
  id: number;
}

/** The columns of a conversation that are a side's own, and who writes to it. */
export const SIDES = {
  student: { column: 'student_id', readTo: 'student_read_to', hears: 'instructor' },
  instructor: { column: 'instructor_id', readTo: 'instructor_read_to', hears: 'student' },
} as const;

export const asStudent = ({ id }: Caller): Party => ({ side: 'student', id });

export function asInstructor({ scopeId }: Caller): Party {
  if (scopeId === null) throw NotAnInstructor();
  return { side: 'instructor', id: scopeId };
}
