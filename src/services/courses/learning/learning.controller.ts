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
  @Returns(
    'The own courses, most recently learned first, in the language of the request',
    linkedPageOf(EnrolledCourseView),
  )
  @Describe(
    'Includes cancelled ones unless `status` is sent. Each with progress, the instructor and the last opened lesson.',
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
    'The content of an enrolled course with progress, in the language of the request',
    CourseContentView,
    NotFound,
    NotEnrolled,
  )
  @Describe(
    'Needs a seat (403 `course_not_held`).',
    'Every published lesson with text, video, files, whether it is done and whether there is a note.',
    'Also works for courses that are off sale or deleted.',
  )
  read(@SignedIn() student: Caller, @Param('code') code: string, @RequestLanguage() language: Language) {
    return this.content.get(student.id, code, language);
  }

  @Patch('courses/:code')
  @Audience(STUDENT)
  @Returns('Store the last opened lesson', EnrolledCourseView, NotFound, NotEnrolled)
  @Describe(
    'Needs a seat and a published lesson of this course.',
    'Sets `last_accessed_lesson_id` and puts the course first in the list, without marking the lesson as done.',
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
    'Needs a seat in its course.',
    'Repeated calls keep the time of the first one; a lesson cannot be marked as not done.',
    'Updates the progress.',
    'The course is `completed` when every published lesson is done, even if lessons are added later.',
  )
  complete(@SignedIn() student: Caller, @Param('lessonCode') code: string) {
    return this.learning.complete(student.id, code);
  }

  @Get('lessons/:lessonCode/note')
  @Audience(STUDENT)
  @Returns('The own note on a lesson', LessonNoteView, NotFound, NotEnrolled)
  @Describe('Needs a seat in its course. The text is empty while there is no note. Notes are private.')
  note(@SignedIn() student: Caller, @Param('lessonCode') code: string) {
    return this.learning.note(student.id, code);
  }

  @Put('lessons/:lessonCode/note')
  @Audience(STUDENT)
  @ResponseMessage('messages.note_saved')
  @Returns('Save the own note on a lesson', LessonNoteView, NotFound, NotEnrolled)
  @Describe('Needs a seat in its course.', 'Replaces the note, at most 10,000 characters; an empty text deletes it.')
  saveNote(@SignedIn() student: Caller, @Param('lessonCode') code: string, @Body() { body }: LessonNoteBody) {
    return this.learning.saveNote(student.id, code, body);
  }
}
