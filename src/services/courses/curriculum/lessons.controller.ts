import { Body, Controller, Delete, Get, Patch, Post } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { OutsideOwnCourses } from '../instructor-scope';
import { LessonBody, LessonChangeBody, ReorderBody } from './curriculum.dto';
import { LessonCardView, LessonView } from './curriculum.view';
import { Lessons } from './lessons.service';

@ApiTags('Curriculum')
@DescribePath({ sectionId: 'Id of the section.', id: 'Id of the lesson.' })
@Controller()
export class LessonsController {
  constructor(private readonly lessons: Lessons) {}

  @Get('sections/:sectionId/lessons')
  @Requires('curriculum.view')
  @Returns('All lessons of a section in their order', [LessonCardView], NotFound, OutsideOwnCourses)
  @Describe('Lists the lessons of a section, drafts included, without their texts. The list is not paginated.')
  async list(@SignedIn() caller: Caller, @IdParam('sectionId') sectionId: number) {
    return this.lessons.list(caller, sectionId);
  }

  @Post('sections/:sectionId/lessons')
  @Requires('curriculum.create')
  @ResponseMessage('messages.lesson_created')
  @Creates('Add a lesson, which goes last', LessonView, ValidationFailed, NotFound, OutsideOwnCourses)
  @Describe(
    'Creates a lesson with a code such as `LSN-10001`, visible to students at once unless `is_published` is false. A',
    'published lesson counts in the length of the course and in the progress of its students. Students who have',
    'completed the course stay so.',
  )
  async create(@SignedIn() caller: Caller, @IdParam('sectionId') sectionId: number, @Body() body: LessonBody) {
    return this.lessons.create(caller, sectionId, body);
  }

  @Post('sections/:sectionId/lessons/reorder')
  @Requires('curriculum.edit')
  @ResponseMessage('messages.order_saved')
  @Creates('Order all lessons of a section', [LessonCardView], ValidationFailed, NotFound, OutsideOwnCourses)
  @Describe(
    'Orders the lessons as in `ids`, which must contain every lesson of the section exactly once (400 `exact_ids`),',
    'and returns them in the new order.',
  )
  async reorder(@SignedIn() caller: Caller, @IdParam('sectionId') sectionId: number, @Body() body: ReorderBody) {
    return this.lessons.reorder(caller, sectionId, body.ids);
  }

  @Get('lessons/:id')
  @Requires('curriculum.view')
  @Returns('One lesson with its content', LessonView, NotFound, OutsideOwnCourses)
  @Describe('Returns a lesson, published or not, with its text and video.')
  async one(@SignedIn() caller: Caller, @IdParam() id: number) {
    return this.lessons.get(caller, id);
  }

  @Patch('lessons/:id')
  @Requires('curriculum.edit')
  @ResponseMessage('messages.lesson_changed')
  @Returns('Change a lesson, or move it to another section', LessonView, ValidationFailed, NotFound, OutsideOwnCourses)
  @Describe(
    'Changes the fields that are sent; a lesson that is moved to another section of the course becomes its last one.',
    'The length of the course and the progress of its students are updated. Hiding the last lesson that a student has',
    'not done completes the course for the student.',
  )
  async change(@SignedIn() caller: Caller, @IdParam() id: number, @Body() body: LessonChangeBody) {
    return this.lessons.update(caller, id, body);
  }

  @Delete('lessons/:id')
  @Requires('curriculum.delete')
  @ResponseMessage('messages.lesson_deleted')
  @Returns('Delete a lesson', null, NotFound, OutsideOwnCourses)
  @Describe(
    'Deletes a lesson permanently, with its resources, completions and notes. Progress is recomputed, and students',
    'who have done all other lessons complete the course.',
  )
  async remove(@SignedIn() caller: Caller, @IdParam() id: number) {
    await this.lessons.delete(caller, id);
  }
}
