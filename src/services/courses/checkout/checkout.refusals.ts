import { refusal } from '#kit/refusals/refusal';

/** A course of the basket is a draft, unlisted, deleted or unknown. Nothing is bought. */
export const CourseNotSold = refusal(404, 'course_not_sold');
/** The student is already enrolled in a course of the basket. Nothing is bought. */
export const AlreadyEnrolled = refusal(409, 'course_held');
