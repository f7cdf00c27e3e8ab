import { Body, Controller, Delete, Get, Patch, Post } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { OutsideOwnCourses } from '../instructor-scope';
import { ReorderBody, SectionBody, SectionChangeBody } from './curriculum.dto';
import { SectionView } from './curriculum.view';
import { Sections } from './sections.service';

@ApiTags('Curriculum')
@DescribePath({ courseId: 'Id of the course.', id: 'Id of the section.' })
@Controller()
export class SectionsController {
  constructor(private readonly sections: Sections) {}

  @Get('courses/:courseId/sections')
  @Requires('curriculum.view')
  @Returns('All sections of a course in their order', [SectionView], NotFound, OutsideOwnCourses)
  @Describe(
    'Lists the sections of a course, each with its number of lessons and the minutes of the published ones. The list',
    'is not paginated.',
  )
  async list(@SignedIn() caller: Caller, @IdParam('courseId') courseId: number) {
    return this.sections.list(caller, courseId);
  }

  @Post('courses/:courseId/sections')
  @Requires('curriculum.create')
  @ResponseMessage('messages.section_created')
  @Creates('Add a section, which goes last', SectionView, ValidationFailed, NotFound, OutsideOwnCourses)
  @Describe(
    'Creates a section of a course that is not deleted. The course page shows it at once, even without a lesson.',
  )
  async create(@SignedIn() caller: Caller, @IdParam('courseId') courseId: number, @Body() body: SectionBody) {
    return this.sections.create(caller, courseId, body);
  }

  @Post('courses/:courseId/sections/reorder')
  @Requires('curriculum.edit')
  @ResponseMessage('messages.order_saved')
  @Creates('Order all sections of a course', [SectionView], ValidationFailed, NotFound, OutsideOwnCourses)
  @Describe(
    'Orders the sections as in `ids`, which must contain every section of the course exactly once (400 `exact_ids`),',
    'and returns them in the new order.',
  )
  async reorder(@SignedIn() caller: Caller, @IdParam('courseId') courseId: number, @Body() body: ReorderBody) {
    return this.sections.reorder(caller, courseId, body.ids);
  }

  @Get('sections/:id')
  @Requires('curriculum.view')
  @Returns('One section', SectionView, NotFound, OutsideOwnCourses)
  @Describe('Returns a section with its number of lessons and the minutes of the published ones.')
  async one(@SignedIn() caller: Caller, @IdParam() id: number) {
    return this.sections.get(caller, id);
  }

  @Patch('sections/:id')
  @Requires('curriculum.edit')
  @ResponseMessage('messages.section_changed')
  @Returns('Change a section', SectionView, ValidationFailed, NotFound, OutsideOwnCourses)
  @Describe('Changes the fields that are sent.')
  async change(@SignedIn() caller: Caller, @IdParam() id: number, @Body() body: SectionChangeBody) {
    return this.sections.update(caller, id, body);
  }

  @Delete('sections/:id')
  @Requires('curriculum.delete')
  @ResponseMessage('messages.section_deleted')
  @Returns('Delete a section with its lessons', null, NotFound, OutsideOwnCourses)
  @Describe(
    'Deletes a section permanently, with its lessons, their completions and notes. The length of the course is',
    'recomputed, and students who have done all other lessons complete the course.',
  )
  async remove(@SignedIn() caller: Caller, @IdParam() id: number) {
    await this.sections.delete(caller, id);
  }
}
