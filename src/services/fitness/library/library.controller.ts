import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { DescribePath, Returns, Creates, Describe } from '#kit/http/route-description';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { HistoryQuery, LibraryQuery, LoggedSetsBody } from './library.dto';
import { LibraryQueries } from './library.queries';
import { Library } from './library.service';
import { ExercisePageView, LibraryPageView } from './library.view';

@ApiTags('Exercises')
@DescribePath({ slug: 'Slug of the exercise.' })
@Controller('fitness/exercises')
export class LibraryController {
  constructor(
    private readonly library: Library,
    private readonly pages: LibraryQueries,
  ) {}

  @Get()
  @Requires('fitness.view')
  @Returns('The library of exercises, with the featured, saved and last viewed ones', LibraryPageView, ValidationFailed)
  @Describe(
    'Every word of `search` has to occur in the name; `muscle` also finds exercises in which it works along.',
    'Counts by muscle, equipment and difficulty are of the whole library; 100 saved and 8 viewed ones are named, `is_saved=true` lists all saved ones.',
  )
  list(@SignedIn() { id }: Caller, @Query() query: LibraryQuery) {
    return this.pages.page(id, query);
  }

  @Get(':slug')
  @Requires('fitness.view')
  @Returns('One exercise with what the member has done of it; it is counted as viewed', ExercisePageView, NotFound)
  @Describe(
    'With instructions, the sets done of it in pages, the personal best, workouts that have it and six others for ' +
      'the same muscle.',
  )
  async one(@SignedIn() { id }: Caller, @Param('slug') slug: string, @Query() query: HistoryQuery) {
    await this.library.recordView(id, slug);
    return this.pages.one(id, slug, query.pageRequest);
  }

  @Post(':slug/save')
  @Requires('fitness.edit')
  @Creates('Save an exercise, or take it out of the saved ones', ExercisePageView, NotFound)
  @Describe(
    'Saved ones stand in the library, the last saved first, the last 100 of them beside the list.',
    'Answers the exercise as it is now.',
  )
  async save(@SignedIn() { id }: Caller, @Param('slug') slug: string) {
    await this.library.toggleSaved(id, slug);
    return this.pages.one(id, slug);
  }

  @Post(':slug/log-set')
  @Requires('fitness.edit')
  @Creates('Log sets done outside a session, today', ExercisePageView, ValidationFailed, NotFound)
  @Describe(
    'On the day of the member, 1 to 100 sets alike; they count for history and personal best, not as a training.',
    'Answers the exercise as it is now.',
  )
  async logSets(@SignedIn() { id }: Caller, @Param('slug') slug: string, @Body() body: LoggedSetsBody) {
    await this.library.logSets(id, slug, body);
    return this.pages.one(id, slug);
  }
}
