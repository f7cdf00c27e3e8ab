import type { DescriptionTexts } from '#kit/service/description-texts';
import { coursesFields } from './courses.fields';

export const coursesTags: DescriptionTexts = {
  site: {
    name: 'School',
    tags: {
      Categories: ['Course categories', 'Categories of the catalogue.'],
      Catalogue: ['Course catalogue', 'Courses and instructors as visitors see them.'],
      Quizzes: ['Taking quizzes', 'Questions, attempts and results of a student.'],
      Assignments: ['Handing in', 'Assignments and submissions of a student.'],
      Calendar: ['Calendar', 'Classes and due days of a student.'],
      Conversations: ['Messages of a student', 'Messages between a student and instructors.'],
      Reviews: ['Course reviews', 'Reviews of courses by students.'],
      Learning: ['Learning', 'Lessons, progress and notes of an enrolled course.'],
      'Student dashboard': ['Student dashboard', "The start page of a student's dashboard."],
      Shop: ['Buying courses', 'Checkout, orders of a student, and the return from a payment.'],
      Blog: ['Blog', 'Posts as visitors read them.'],
      'Student account': ['Student account', 'Signing up and in, the profile, and forgotten passwords.'],
      Notifications: ['Notifications of a student', 'The feed of a student; new items arrive live too.'],
    },
  },
  staff: {
    name: 'Office',
    tags: {
      Categories: ['Category editing', 'Categories of the catalogue, their order and the deleted ones.'],
      Instructors: ['Instructors', 'Instructors of the school.'],
      Courses: ['Course editing', 'Courses, their prices and their publication.'],
      Curriculum: ['Curriculum', 'Sections, lessons and their files.'],
      Quizzes: ['Quiz editing', 'Questions and attempts.'],
      Assignments: ['Assignments and grading', 'Assignments, submissions and grades.'],
      'Live classes': ['Live classes', 'Times and addresses of live classes.'],
      Conversations: ['Messages', 'Messages between instructors and students.'],
      Reviews: ['Review moderation', 'Publish, hide and remove reviews.'],
      Enrolments: ['Enrolments', 'Seats of students in courses.'],
      Orders: ['Orders', 'Purchases, payments and refunds.'],
      Blog: ['Blog editing', 'Posts and their publication.'],
      Students: ['Students', 'Accounts of the school.'],
    },
  },
  fields: coursesFields,
};
