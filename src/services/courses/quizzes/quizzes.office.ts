import type { Office } from '#kit/service/office';

export const quizzesOffice: Office = {
  records: [
    {
      path: '/quizzes',
      label: ['Quizzes', 'الاختبارات'],
      one: ['quiz', 'اختبار'],
      group: 'teaching',
      columns: ['title', 'question_count', 'pass_percentage', 'attempt_count', 'is_published'],
      form: ['course_id', 'title', 'description', 'pass_percentage', 'max_attempts', 'questions'],
    },
    {
      path: '/quizzes/{id}/questions',
      label: ['Questions', 'الأسئلة'],
      one: ['question', 'سؤال'],
      name: 'prompt',
      columns: ['position', 'prompt', 'type', 'points'],
      form: ['type', 'prompt', 'options', 'points', 'explanation'],
    },
  ],
};
