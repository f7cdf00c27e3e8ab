import { refusal } from '#kit/refusals/refusal';

export const CourseNotSold = refusal(404, 'course_not_sold');
export const AlreadyEnrolled = refusal(409, 'course_held');
