import { Body, Controller, Get, Param, Patch, Post, Put, Query, Req } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Audience } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { RequestLanguage, SignedIn } from '#kit/access/parameters';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { NotFound } from '#kit/refusals/refusal';
import type { AppRequest } from '#kit/http/request';
import type { Language } from '#kit/language/language';
import { LinkedPages, linkedPageOf } from '../courses.pages';
import { NotEnrolled } from '../enrollments/course-access';
import { STUDENT } from '../students/student-accounts';
import { CourseContent } from './course-content.queries';
import { CourseContentView, EnrolledCourseView, LessonCompletedView, LessonNoteView } from './enrolled-course.view';
import { EnrolledCourseQueries } from './enrolled-courses.queries';
import { EnrolledCourseFilters, LastAccessedBody, LessonNoteBody } from './learning.dto';
import { Learning } from './learning.service';

@ApiTags('Learning')
@DescribePath({
  code: 'Code or slug of the course, such as `CRS-1001`.',
  lessonCode: 'Code of the lesson, such as `LSN-10001`.',
})
@Controller('users/enrollments')
export class LearningController {
  constructor(
    private readonly pages: LinkedPages,
    private readonly courses: EnrolledCourseQueries,
    private readonly content: CourseContent,
    private readonly learning: Learning,
  ) {}

  @Get()
  @Audience(STUDENT)
  @Returns('Own courses, most recently learned first, in the language of the request', linkedPageOf(EnrolledCourseView))
  @Describe(
    'Lists the courses of the student with progress, instructor and last opened lesson. Cancelled seats are included',
    'unless `status` is sent.',
  )
  async list(
    @SignedIn() student: Caller,
    @Query() filters: EnrolledCourseFilters,
    @RequestLanguage() language: Language,
    @Req() request: AppRequest,
  ) {
    return this.pages.of(await this.courses.list(student.id, filters, language), request);
  }

  @Get('courses/:code')
  @Audience(STUDENT)
  @Returns(
    'Content of an enrolled course with progress, in the language of the request',
    CourseContentView,
    NotFound,
    NotEnrolled,
  )
  @Describe(
    'Returns every published lesson of the course with text, video, files, whether it is done and whether there is a',
    'note. Requires a seat (403 `course_not_held`). A course that is off sale or deleted is returned too.',
  )
  read(@SignedIn() student: Caller, @Param('code') code: string, @RequestLanguage() language: Language) {
    return this.content.get(student.id, code, language);
  }

  @Patch('courses/:code')
  @Audience(STUDENT)
  @Returns('Store the last opened lesson', EnrolledCourseView, NotFound, NotEnrolled)
  @Describe(
    'Stores the last opened lesson, which puts the course first in the list and does not mark the lesson as done.',
    'Requires a seat and a published lesson of this course.',
  )
  async open(
    @SignedIn() student: Caller,
    @Param('code') code: string,
    @Body() { last_accessed_lesson_id: lessonId }: LastAccessedBody,
    @RequestLanguage() language: Language,
  ) {
    return this.courses.get(await this.learning.open(student.id, code, lessonId), language);
  }

  @Post('lessons/:lessonCode/complete')
  @Audience(STUDENT)
  @ResponseMessage('messages.lesson_completed')
  @Creates('Mark a lesson as done', LessonCompletedView, NotFound, NotEnrolled)
  @Describe(
    'Marks a lesson as done and updates the progress; the course is `completed` when every published lesson is done,',
    'and stays so when lessons are added. Repeated calls keep the time of the first one. A lesson cannot be marked as',
    'not done. Requires a seat in its course.',
  )
  complete(@SignedIn() student: Caller, @Param('lessonCode') code: string) {
    return this.learning.complete(student.id, code);
  }

  @Get('lessons/:lessonCode/note')
  @Audience(STUDENT)
  @Returns('Own note on a lesson', LessonNoteView, NotFound, NotEnrolled)
  @Describe(
    'Returns the private note of the student on a lesson; its text is empty without a note. Requires a seat in the',
    'course.',
  )
  note(@SignedIn() student: Caller, @Param('lessonCode') code: string) {
    return this.learning.getNote(student.id, code);
  }

  @Put('lessons/:lessonCode/note')
  @Audience(STUDENT)
  @ResponseMessage('messages.note_saved')
  @Returns('Save the own note on a lesson', LessonNoteView, NotFound, NotEnrolled)
  @Describe(
    'Replaces the private note of the student on a lesson, at most 10,000 characters; an empty text deletes it.',
    'Requires a seat in the course.',
  )
  saveNote(@SignedIn() student: Caller, @Param('lessonCode') code: string, @Body() { body }: LessonNoteBody) {
    return this.learning.saveNote(student.id, code, body);
  }
}
