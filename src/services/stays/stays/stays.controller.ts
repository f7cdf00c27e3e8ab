import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '#kit/http/api-notes';
import { Public } from '#kit/access/access-rule';
import { Answers } from '#kit/http/describe';
import { NotFound, ValidationFailed } from '#kit/http/refusal';
import { Cached } from '#kit/memory/cached';
import { FoundStayView, STAY_OR_NOTHING, StayFacetsView, StayView } from './stay.view';
import { StayLookupQuery, StaySearchQuery } from './stays.dto';
import { PublishedStays } from './stays.service';
import { sizedPage, sizedPageOf } from '../stays.pages';

@ApiTags('Stays')
@Controller('stays')
export class StaysController {
  constructor(private readonly stays: PublishedStays) {}

  @Get()
  @Public()
  @Cached('stay', 'destination', 'setting', 'held_nights')
  @Answers(
    'Published stays; between two dates with what those nights cost',
    sizedPageOf(FoundStayView),
    ValidationFailed,
  )
  async search(@Query() query: StaySearchQuery) {
    return sizedPage(await this.stays.search(query));
  }

  @Get('featured')
  @Public()
  @Cached('stay', 'destination', 'setting')
  @Answers('The stays of the home page, in the order of the setting', [StayView])
  featured(): Promise<StayView[]> {
    return this.stays.featured();
  }

  @Get('hero')
  @Public()
  @Cached('stay', 'destination', 'setting')
  @Answers('The stay at the top of the home page, or null', STAY_OR_NOTHING)
  hero(): Promise<StayView | null> {
    return this.stays.hero();
  }

  @Get('facets')
  @Public()
  @Cached('stay', 'destination')
  @Answers('How many published stays there are of each type and in each destination', StayFacetsView)
  facets(): Promise<StayFacetsView> {
    return this.stays.facets();
  }

  @Get('lookup')
  @Public()
  @Cached('stay', 'destination', 'setting')
  @Answers('Published stays by id, in the asked order', [StayView], ValidationFailed)
  lookup(@Query() { ids }: StayLookupQuery): Promise<StayView[]> {
    return this.stays.lookup(ids);
  }

  @Get(':slug')
  @Public()
  @Cached('stay', 'destination', 'setting')
  @Answers('One published stay', StayView, NotFound)
  one(@Param('slug') slug: string): Promise<StayView> {
    return this.stays.get(slug);
  }

  @Get(':slug/similar')
  @Public()
  @Cached('stay', 'destination', 'setting')
  @Answers('Up to three stays like it', [StayView], NotFound)
  similar(@Param('slug') slug: string): Promise<StayView[]> {
    return this.stays.similar(slug);
  }
}
