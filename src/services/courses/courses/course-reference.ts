import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

export const CourseReferenceView = view('CourseReferenceView', {
  id: shown.id(),
  code: shown.text({ example: 'CRS-1012' }),
  slug: shown.text(),
  title: shown.bilingual(),
});

export const COURSE_REFERENCE = `jsonb_build_object('id', c.id, 'code', c.code, 'slug', c.slug, 'title', c.title)`;
