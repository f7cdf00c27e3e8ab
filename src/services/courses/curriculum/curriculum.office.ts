import type { Office } from '#kit/service/office';

export const curriculumOffice: Office = {
  records: [
    {
      path: '/courses/{courseId}/sections',
      label: ['Sections', 'الأقسام'],
      one: ['section', 'قسم'],
      columns: ['position', 'title', 'lessons_count', 'duration', 'warnings'],
    },
    {
      path: '/sections/{sectionId}/lessons',
      label: ['Lessons', 'الدروس'],
      one: ['lesson', 'درس'],
      columns: ['position', 'title', 'duration', 'is_free_preview', 'is_published', 'warnings'],
      form: ['title', 'section_id', 'summary', 'content', 'video_url', 'duration', 'is_published'],
      choices: { section_id: '/courses/{course_id}/sections' },
    },
    {
      path: '/lessons/{lessonId}/resources',
      label: ['Files and links', 'الملفات والروابط'],
      one: ['file or link', 'ملف أو رابط'],
      columns: ['title', 'type', 'url'],
      form: ['title', 'type', 'url'],
    },
  ],
};
