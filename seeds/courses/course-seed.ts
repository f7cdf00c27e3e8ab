import type { CourseLanguage, CourseLevel, CourseStatus, CourseType } from '#services/courses/courses/course-kinds';
import type { Pair } from './texts';

export interface LessonSeed {
  title: Pair;
  /** The summary, and the first paragraph of the lesson; the next ones are in `lesson-texts`. */
  about: Pair;
  minutes: number;
  preview?: true;
}

export interface SectionSeed {
  title: Pair;
  lessons: readonly LessonSeed[];
}

export interface CourseSeed {
  slug: string;
  title: Pair;
  summary: Pair;
  description: Pair;
  outcomes: readonly Pair[];
  /** What every lesson asks the learner to do at its end. */
  practice: Pair;
  category: string;
  instructor: string;
  type: CourseType;
  level: CourseLevel;
  language: CourseLanguage;
  /** Decimal dollars. */
  price: number;
  discount?: number;
  status?: CourseStatus;
  featured?: true;
  sections: readonly SectionSeed[];
}

export const lesson = (minutes: number, title: Pair, about: Pair, preview?: true): LessonSeed => ({
  title,
  about,
  minutes,
  ...(preview ? { preview } : {}),
});
