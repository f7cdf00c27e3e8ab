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
    'Lists the exercises that match every filter; every word of `search` must occur in the name, and ' +
      '`muscle` also matches secondary muscles.',
    'Counts by muscle, equipment and difficulty cover the whole library.',
    'At most 100 saved and 8 recently viewed exercises are included; `is_saved=true` lists all saved ones.',
  )
  list(@SignedIn() { id }: Caller, @Query() query: LibraryQuery) {
    return this.pages.page(id, query);
  }

  @Get(':slug')
  @Requires('fitness.view')
  @Returns("One exercise with the member's history; the call counts as a view", ExercisePageView, NotFound)
  @Describe(
    'Returns instructions, one page of logged sets, the personal best, workouts that contain the exercise ' +
      'and six others for the same muscle.',
  )
  async one(@SignedIn() { id }: Caller, @Param('slug') slug: string, @Query() query: HistoryQuery) {
    await this.library.recordView(id, slug);
    return this.pages.get(id, slug, query.pageRequest);
  }

  @Post(':slug/save')
  @Requires('fitness.edit')
  @Creates('Save an exercise, or remove it from the saved ones', ExercisePageView, NotFound)
  @Describe(
    'Saves the exercise; a second call removes it. The library lists saved exercises, the last saved first. ' +
      'Returns the updated exercise.',
  )
  async save(@SignedIn() { id }: Caller, @Param('slug') slug: string) {
    await this.library.toggleSaved(id, slug);
    return this.pages.get(id, slug);
  }

  @Post(':slug/log-set')
  @Requires('fitness.edit')
  @Creates('Log sets done outside a session, today', ExercisePageView, ValidationFailed, NotFound)
  @Describe(
    "Logs 1 to 100 equal sets on today's date of the member and returns the updated exercise. They count for " +
      'history and personal best, not as a training.',
  )
  async logSets(@SignedIn() { id }: Caller, @Param('slug') slug: string, @Body() body: LoggedSetsBody) {
    await this.library.logSets(id, slug, body);
    return this.pages.get(id, slug);
  }
}
