import { messagePairs } from '#kit/language/messages';

export const quizMessages = messagePairs({
  'errors.attempts_used_up': ['You have used all attempts at this quiz.', 'استنفدت كل محاولات هذا الاختبار.'],
  'errors.quiz_without_questions': ['This quiz has no questions yet.', 'لا توجد أسئلة في هذا الاختبار بعد.'],
  'validation.quiz_question': [
    '{{field}} names a question that is not in this quiz.',
    'يشير {{field}} إلى سؤال ليس في هذا الاختبار.',
  ],
  'validation.quiz_options': [
    '{{field}} must be options of this question, each once.',
    'يجب أن يحتوي {{field}} على خيارات من هذا السؤال دون تكرار.',
  ],
  'validation.a_right_option': [
    '{{field}} needs an option that is correct.',
    'يجب أن يتضمن {{field}} خيارًا صحيحًا واحدًا على الأقل.',
  ],
  'validation.one_right_option': [
    '{{field}} of a single choice has exactly one correct option.',
    'لسؤال الاختيار الواحد خيار صحيح واحد فقط في {{field}}.',
  ],
  'messages.quiz_created': ['The quiz is added.', 'تمت إضافة الاختبار.'],
  'messages.quiz_changed': ['The quiz is saved.', 'تم حفظ الاختبار.'],
  'messages.quiz_deleted': ['The quiz is deleted.', 'تم حذف الاختبار.'],
  'messages.question_created': ['The question is added.', 'تمت إضافة السؤال.'],
  'messages.question_changed': ['The question is saved.', 'تم حفظ السؤال.'],
  'messages.question_deleted': ['The question is deleted.', 'تم حذف السؤال.'],
  'messages.attempt_scored': ['Your answers are scored.', 'تم تصحيح إجاباتك.'],
});
