import { dataOf } from 'quintet-clients/answers';
import { type Content, type Lesson, school } from '../school';

/** A held course with its lessons; the address may have its slug or its code. */
export const readContent = (course: string): Promise<Content> =>
  dataOf(school.GET('/api/users/enrollments/courses/{code}', { params: { path: { code: course } } }));

/** All lessons in their order. */
export const lessonsOf = ({ sections }: Content): Lesson[] => sections.flatMap(({ lessons }) => lessons);

/** The lesson to go on with: the first that is not done, or the last opened one. */
export function nextLesson(content: Content): Lesson | undefined {
  const lessons = lessonsOf(content);
  const opened = lessons.find(({ code }) => code === content.last_accessed_lesson_code);
  if (opened?.status === 'not_started') return opened;
  return lessons.find(({ status }) => status === 'not_started') ?? opened ?? lessons[0];
}

export const lessonAddress = ({ slug }: Content, { code }: Lesson): string => `/learn/${slug}/lessons/${code}`;
