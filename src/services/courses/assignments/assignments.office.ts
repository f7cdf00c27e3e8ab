import type { Office } from '#kit/service/office';

export const assignmentsOffice: Office = {
  records: [
    {
      path: '/assignments',
      label: ['Assignments', 'الواجبات'],
      one: ['assignment', 'واجب'],
      group: 'work',
      columns: ['title', 'course.title', 'due_at', 'submission_count', 'graded_count', 'is_published'],
      form: ['course_id', 'title', 'instructions', 'due_at', 'max_points'],
    },
    {
      path: '/assignments/{id}/submissions',
      label: ['Submissions', 'التسليمات'],
      one: ['submission', 'تسليم'],
      name: 'student.name',
      columns: ['student.name', 'submitted_at', 'is_late', 'points', 'graded_at'],
    },
  ],
  titles: { AssignmentsStaff_grade: ['Grade', 'تصحيح'] },
};
