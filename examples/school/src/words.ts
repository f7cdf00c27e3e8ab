import { counts } from '#kit/counts';
import { type Sentence, words } from '#kit/language';

/** Words of several pages. */
export const w = words({
  courses: ['Courses', 'الدورات'],
  myCourses: ['My courses', 'دوراتي'],
  messages: ['Messages', 'الرسائل'],
  signIn: ['Sign in', 'تسجيل الدخول'],
  signOut: ['Sign out', 'تسجيل الخروج'],
  free: ['Free', 'مجانًا'],
  beginner: ['Beginner', 'مبتدئ'],
  intermediate: ['Intermediate', 'متوسط'],
  advanced: ['Advanced', 'متقدم'],
  all_levels: ['All levels', 'جميع المستويات'],
  recorded: ['At your own pace', 'بحسب وقتك'],
  live: ['Live classes', 'حصص مباشرة'],
  inEnglish: ['In English', 'بالإنجليزية'],
  inArabic: ['In Arabic', 'بالعربية'],
  enrolled: ['Enrolled', 'مسجَّل'],
  done: ['{percent} done', 'أُنجز {percent}'],
  completed: ['Completed', 'مكتملة'],
  start: ['Start learning', 'ابدأ التعلّم'],
  goOn: ['Continue learning', 'تابع التعلّم'],
  send: ['Send', 'إرسال'],
  save: ['Save', 'حفظ'],
});

export const count = counts({
  lesson: {
    en: { one: '{n} lesson', other: '{n} lessons' },
    ar: { one: 'درس واحد', two: 'درسان', few: '{n} دروس', many: '{n} درسًا', other: '{n} درس' },
  },
  minute: {
    en: { one: '{n} minute', other: '{n} minutes' },
    ar: { one: 'دقيقة واحدة', two: 'دقيقتان', few: '{n} دقائق', many: '{n} دقيقة', other: '{n} دقيقة' },
  },
  hour: {
    en: { one: '{n} hour', other: '{n} hours' },
    ar: { one: 'ساعة واحدة', two: 'ساعتان', few: '{n} ساعات', many: '{n} ساعة', other: '{n} ساعة' },
  },
  student: {
    en: { one: '{n} student', other: '{n} students' },
    ar: { zero: 'لا طلاب بعد', one: 'طالب واحد', two: 'طالبان', few: '{n} طلاب', many: '{n} طالبًا', other: '{n} طالب' },
  },
  review: {
    en: { one: '{n} review', other: '{n} reviews' },
    ar: { one: 'تقييم واحد', two: 'تقييمان', few: '{n} تقييمات', many: '{n} تقييمًا', other: '{n} تقييم' },
  },
  course: {
    en: { one: '{n} course', other: '{n} courses' },
    ar: { zero: 'لا دورات', one: 'دورة واحدة', two: 'دورتان', few: '{n} دورات', many: '{n} دورة', other: '{n} دورة' },
  },
  question: {
    en: { one: '{n} question', other: '{n} questions' },
    ar: { one: 'سؤال واحد', two: 'سؤالان', few: '{n} أسئلة', many: '{n} سؤالًا', other: '{n} سؤال' },
  },
});

const MINUTES_AN_HOUR = 60;

/** The length of a course or lesson. */
export const lengthText = (minutes: number): string =>
  minutes < 2 * MINUTES_AN_HOUR ? count('minute', minutes) : count('hour', Math.round(minutes / MINUTES_AN_HOUR));

export const refusals: Record<string, Sentence> = {
  course_held: ['You already have this course.', 'لديك هذه الدورة بالفعل.'],
  course_not_held: ['This course is open to its students only.', 'هذه الدورة متاحة لطلابها فقط.'],
  course_not_sold: ['This course cannot be bought at the moment.', 'لا يمكن شراء هذه الدورة حاليًا.'],
  course_without_instructor: ['This course has no instructor at the moment.', 'لا مدرّب لهذه الدورة حاليًا.'],
  attempts_used_up: ['No attempt is left for this quiz.', 'لم تبقَ محاولات لهذا الاختبار.'],
  payment_unavailable: [
    'The payment page cannot be reached. Nothing was charged; try again in a moment.',
    'تعذّر الوصول إلى صفحة الدفع. لم يُخصم شيء؛ حاول بعد لحظات.',
  ],
  review_removed: ['This review was removed by the school.', 'حذفت المدرسة هذا التقييم.'],
};
