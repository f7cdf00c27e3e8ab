import { Tokens } from '#kit/access/tokens';
import { courses } from '#services/courses/courses';
import type { Student } from '#services/courses/students/student.entity';
import { startService, type TestService } from '../harness/app';
import type { Answer, Client } from '../harness/client';
import { makeInstructor, makeStaff, makeStudent, type StaffValues } from './factories';

/** A signed-in caller and who that is. */
export type Actor = Client & { id: number; email: string };

export interface Courses {
  service: TestService;
  anonymous: Client;
  /** Super Admin. */
  owner: Actor;
  /** Adds and signs in another member of staff. */
  member: (values: StaffValues) => Promise<Actor>;
  /** A member with the role Instructor, linked to an instructor, who is made unless given. */
  teacher: (instructorId?: number) => Promise<Actor & { instructorId: number }>;
  /** A signed-in student, who is made unless given. */
  student: (given?: Pick<Student, 'id' | 'email'>) => Promise<Actor>;
  /** A visitor from an address of their own, so that rate limits do not add up. */
  visitor: () => Client;
  /** Empties everything but staff, roles and settings. */
  empty: () => Promise<void>;
  setting: (key: string, value: unknown) => Promise<void>;
}

/** In an order that foreign keys allow. */
const TABLES = [
  'message',
  'conversation',
  'live_session',
  'assignment_submission',
  'assignment',
  'quiz_attempt',
  'quiz',
  'review',
  'enrollment',
  'course_order',
  'student',
  'course',
  'category',
  'blog_post',
  'notification',
];

/** The courses service with a Super Admin, and nothing else in it. */
export async function startCourses(environment: Record<string, string> = {}): Promise<Courses> {
  const service = await startService(courses, { TRUST_PROXY: '1', ...environment });
  const { db, anonymous } = service;
  const member: Courses['member'] = async values => {
    const { id, email } = await makeStaff(db, values);
    const { token } = await service.get(Tokens).signIn('staff', { id, tokenVersion: 1 });
    return Object.assign(anonymous.as(token), { id, email });
  };
  let visitors = 0;
  return {
    service,
    anonymous,
    owner: await member({ role: 'Super Admin', email: 'owner@example.com' }),
    member,
    teacher: async given => {
      const instructorId = given ?? (await makeInstructor(db)).id;
      return Object.assign(await member({ role: 'Instructor', instructorId }), { instructorId });
    },
    student: async given => {
      const { id, email } = given ?? (await makeStudent(db));
      const { token } = await service.get(Tokens).signIn('student', { id, tokenVersion: 1 });
      return Object.assign(anonymous.as(token), { id, email });
    },
    visitor: () => {
      visitors += 1;
      return anonymous.with({ 'X-Forwarded-For': `10.0.${visitors >> 8}.${visitors & 255}` });
    },
    empty: async () => {
      for (const table of TABLES) await db.rows(`DELETE FROM ${table}`);
      await db.rows('DELETE FROM instructor WHERE id NOT IN (SELECT scope_id FROM account WHERE scope_id IS NOT NULL)');
    },
    setting: async (key, value) => {
      await db.rows('UPDATE setting SET value = $2::jsonb WHERE key = $1', [key, JSON.stringify(value)]);
    },
  };
}

/** Ids of the rows of a page, or of a plain list. */
export const idsIn = ({ body }: Answer): number[] =>
  ((Array.isArray(body.data) ? body.data : body.data.data) as { id: number }[]).map(({ id }) => id);
