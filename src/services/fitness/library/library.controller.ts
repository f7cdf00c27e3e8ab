import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/http/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/access/caller';
import { SignedIn } from '#kit/access/parameters';
import { Answers, Creates } from '#kit/http/describe';
import { NotFound, ValidationFailed } from '#kit/http/refusal';
import { LibraryQuery, LoggedSetsBody } from './library.dto';
import { LibraryQueries } from './library.queries';
import { Library } from './library.service';
import { ExercisePageView, LibraryPageView } from './library.view';

@ApiTags('Exercises')
@Controller('fitness/exercises')
export class LibraryController {
  constructor(
    private readonly library: Library,
    private readonly pages: LibraryQueries,
  ) {}

  @Get()
  @Requires('fitness.view')
  @Answers('The library of exercises, with the featured, saved and last viewed ones', LibraryPageView, ValidationFailed)
  list(@SignedIn() { id }: Caller, @Query() query: LibraryQuery) {
    return this.pages.page(id, query);
  }

  @Get(':slug')
  @Requires('fitness.view')
  @Answers('One exercise with what the member has done of it; it is counted as viewed', ExercisePageView, NotFound)
  async one(@SignedIn() { id }: Caller, @Param('slug') slug: string) {
    await this.library.recordView(id, slug);
    return this.pages.one(id, slug);
  }

  @Post(':slug/save')
  @Requires('fitness.edit')
  @Creates('Save an exercise, or take it out of the saved ones', ExercisePageView, NotFound)
  async save(@SignedIn() { id }: Caller, @Param('slug') slug: string) {
    await this.library.toggleSaved(id, slug);
    return this.pages.one(id, slug);
  }

  @Post(':slug/log-set')
  @Requires('fitness.edit')
  @Creates('Log sets done outside a session, today', ExercisePageView, ValidationFailed, NotFound)
  async logSets(@SignedIn() { id }: Caller, @Param('slug') slug: string, @Body() body: LoggedSetsBody) {
    await this.library.logSets(id, slug, body);
    return this.pages.one(id, slug);
  }
}
