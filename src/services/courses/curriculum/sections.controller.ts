import { Body, Controller, Delete, Get, Patch, Post } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { OutsideOwnCourses } from '../courses.confinement';
import { ReorderBody, SectionBody, SectionChangeBody } from './curriculum.dto';
import { SectionView } from './curriculum.view';
import { Sections } from './sections.service';

@ApiTags('Curriculum')
@Controller()
export class SectionsController {
  constructor(private readonly sections: Sections) {}

  @Get('courses/:courseId/sections')
  @Requires('curriculum.view')
  @Returns('All sections of a course in their order', [SectionView], NotFound, OutsideOwnCourses)
  @Describe('With how many lessons each has and the minutes of the published ones. Not in pages.')
  async list(@SignedIn() caller: Caller, @IdParam('courseId') courseId: number) {
    return this.sections.list(caller, courseId);
  }

  @Post('courses/:courseId/sections')
  @Requires('curriculum.create')
  @ResponseMessage('messages.section_created')
  @Creates('Add a section, which goes last', SectionView, ValidationFailed, NotFound, OutsideOwnCourses)
  @Describe(
    'To a course that is not deleted.',
    'It is shown on the page of the course at once, also while it has no lesson.',
  )
  async create(@SignedIn() caller: Caller, @IdParam('courseId') courseId: number, @Body() body: SectionBody) {
    return this.sections.create(caller, courseId, body);
  }

  @Post('courses/:courseId/sections/reorder')
  @Requires('curriculum.edit')
  @ResponseMessage('messages.order_saved')
  @Creates('Order all sections of a course', [SectionView], ValidationFailed, NotFound, OutsideOwnCourses)
  @Describe(
    '`ids` has to name every section of the course once and no other (400 `exact_ids`); answers them in the new ' +
      'order.',
  )
  async reorder(@SignedIn() caller: Caller, @IdParam('courseId') courseId: number, @Body() body: ReorderBody) {
    return this.sections.reorder(caller, courseId, body.ids);
  }

  @Get('sections/:id')
  @Requires('curriculum.view')
  @Returns('One section', SectionView, NotFound, OutsideOwnCourses)
  @Describe('With how many lessons it has and the minutes of the published ones.')
  async one(@SignedIn() caller: Caller, @IdParam() id: number) {
    return this.sections.get(caller, id);
  }

  @Patch('sections/:id')
  @Requires('curriculum.edit')
  @ResponseMessage('messages.section_changed')
  @Returns('Change a section', SectionView, ValidationFailed, NotFound, OutsideOwnCourses)
  @Describe('What is left out stays.')
  async change(@SignedIn() caller: Caller, @IdParam() id: number, @Body() body: SectionChangeBody) {
    return this.sections.update(caller, id, body);
  }

  @Delete('sections/:id')
  @Requires('curriculum.delete')
  @ResponseMessage('messages.section_deleted')
  @Returns('Delete a section with its lessons', null, NotFound, OutsideOwnCourses)
  @Describe(
    'What students did in its lessons (completions and notes) goes with them, and the length of the course is ' +
      'counted anew.',
    'It cannot be restored.',
  )
  async remove(@SignedIn() caller: Caller, @IdParam() id: number) {
    await this.sections.delete(caller, id);
  }
}
