import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { dataPageOf } from '#kit/http/page';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { SlugInUse } from '../catalogue/catalogue';
import { CREATE_DESCRIPTION, CHANGE_DESCRIPTION, LIST_DESCRIPTION } from '../catalogue/catalogue-descriptions';
import { Catalogues } from '../catalogue/catalogues.service';
import { ManagedProgramView } from './managed-program.view';
import { ProgramEditing } from './program-editing.service';
import { ProgramInUse, PROGRAMS } from './programs.catalogue';
import { ProgramBody, ProgramChangeBody, ManagedProgramsQuery } from './programs.dto';

@ApiTags('Catalogue: programs')
@DescribePath({ id: 'Id of the program.' })
@Controller('fitness/manage/programs')
export class ProgramsStaffController {
  constructor(
    private readonly catalogues: Catalogues,
    private readonly editing: ProgramEditing,
  ) {}

  @Get()
  @Requires('fitness.manage')
  @Returns('Programs with their days, the latest changed first', dataPageOf(ManagedProgramView), ValidationFailed)
  @Describe(LIST_DESCRIPTION)
  async list(@Query() query: ManagedProgramsQuery) {
    return this.catalogues.page(PROGRAMS, query);
  }

  @Get(':id')
  @Requires('fitness.manage')
  @Returns('One program', ManagedProgramView, NotFound)
  @Describe('Returns the program with its days; days that are not listed are rest days.')
  async one(@IdParam() id: number) {
    return this.catalogues.get(PROGRAMS, id);
  }

  @Post()
  @Requires('fitness.manage')
  @ResponseMessage('messages.record_added')
  @Creates('Add a program', ManagedProgramView, ValidationFailed, SlugInUse)
  @Describe(
    CREATE_DESCRIPTION,
    'A program has up to 52 weeks, each day of a week at most once; day 1 is the weekday on which a member starts.',
  )
  async create(@Body() body: ProgramBody) {
    return this.catalogues.get(PROGRAMS, await this.editing.create(body));
  }

  @Patch(':id')
  @Requires('fitness.manage')
  @ResponseMessage('messages.record_changed')
  @Returns(
    'Change a program; a list of days replaces the whole list',
    ManagedProgramView,
    ValidationFailed,
    NotFound,
    SlugInUse,
  )
  @Describe(CHANGE_DESCRIPTION, '`days` replaces the whole list, also for members who follow the program.')
  async change(@IdParam() id: number, @Body() body: ProgramChangeBody) {
    await this.editing.update(id, body);
    return this.catalogues.get(PROGRAMS, id);
  }

  @Delete(':id')
  @Requires('fitness.manage')
  @ResponseMessage('messages.record_deleted')
  @Returns('Delete a program that nothing uses', null, NotFound, ProgramInUse)
  @Describe(
    'Deletes the program permanently. Refused once a member follows it or has followed it (409 `program_in_use`).',
  )
  async remove(@IdParam() id: number) {
    await this.catalogues.delete(PROGRAMS, id);
  }
}
