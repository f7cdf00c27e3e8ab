export const COURSE_TYPES = ['live', 'recorded'] as const;
export type CourseType = (typeof COURSE_TYPES)[number];

export const COURSE_TYPE_WORDS =
  'Type of the course: `live` takes place as classes, `recorded` can be watched at any time.';

export const COURSE_STATUSES = ['draft', 'published', 'archived'] as const;
export type CourseStatus = (typeof COURSE_STATUSES)[number];

/** Ordered from easiest to hardest; lists sort by this order. */
export const COURSE_LEVELS = ['beginner', 'intermediate', 'advanced', 'all_levels'] as const;
export type CourseLevel = (typeof COURSE_LEVELS)[number];

export const COURSE_LANGUAGES = ['en', 'ar'] as const;
export type CourseLanguage = (typeof COURSE_LANGUAGES)[number];

/** Condition of public courses (alias `c`), equal to that of the partial indexes of `course`. */
export const PUBLIC_COURSE = `c.status = 'published' AND c.is_public AND c.archived_at IS NULL`;
