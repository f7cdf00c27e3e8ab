import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '#kit/http/api-notes';
import { Public } from '#kit/access/access-rule';
import { Answers } from '#kit/http/describe';
import { NotFound } from '#kit/http/refusal';
import { Cached } from '#kit/memory/cached';
import { DestinationView } from './destination.view';
import { Destinations } from './destinations.service';

@ApiTags('Destinations')
@Controller('destinations')
export class DestinationsController {
  constructor(private readonly destinations: Destinations) {}

  @Get()
  @Public()
  @Cached('destination', 'stay')
  @Answers('Visible destinations in sort order', [DestinationView])
  visible(): Promise<DestinationView[]> {
    return this.destinations.list('visible');
  }

  @Get(':slug')
  @Public()
  @Cached('destination', 'stay')
  @Answers('One visible destination', DestinationView, NotFound)
  one(@Param('slug') slug: string): Promise<DestinationView> {
    return this.destinations.visible(slug);
  }
}
