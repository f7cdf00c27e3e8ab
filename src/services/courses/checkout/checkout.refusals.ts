import { refusal } from '#kit/refusals/refusal';

/** Something of the basket is not sold: a draft, unlisted, deleted, or no course at all. Nothing of it is bought. */
export const CourseNotSold = refusal(404, 'course_not_sold');
/** Something of the basket is held already. Nothing of it is bought. */
export const CourseHeld = refusal(409, 'course_held');
