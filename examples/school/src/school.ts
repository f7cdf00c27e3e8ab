import { dataOf } from 'quintet-clients/answers';
import { type CoursesSchemas, createCoursesClient } from 'quintet-clients/courses';
import { serviceAt } from '#kit/api';
import { money } from '#kit/format';
import { language } from '#kit/language';
import { Session } from '#kit/session';

export type Course = CoursesSchemas['CatalogueCourseView'];
export type CoursePage = CoursesSchemas['CoursePageView'];
export type Content = CoursesSchemas['CourseContentView'];
export type Lesson = CoursesSchemas['LearnedLessonView'];
export type Order = CoursesSchemas['OrderView'];
export type Quiz = CoursesSchemas['StudentQuizView'];
export type Attempt = CoursesSchemas['QuizAttemptView'];
export type Conversation = CoursesSchemas['ConversationView'];
export type Message = CoursesSchemas['MessageView'];
export type Notification = CoursesSchemas['NotificationView'];

/** The student's sign-in; the catalogue is open without. */
export const session = new Session('school');

/** The school, in the visitor's language. */
export const school = createCoursesClient({ baseUrl: serviceAt('courses'), token: session.token, language });
school.use(session.ending());

let settings: Promise<CoursesSchemas['PublicSettingsView']> | undefined;

/** Name, contact and currency: read once. */
export function schoolSettings(): Promise<CoursesSchemas['PublicSettingsView']> {
  settings ??= dataOf(school.GET('/api/settings/public'));
  settings.catch(() => (settings = undefined));
  return settings;
}

/** The price of a course, or that it is free. */
export const priceText = (amount: number, currency: string, free: string): string =>
  amount === 0 ? free : money(amount, currency);
