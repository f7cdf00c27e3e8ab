import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Public } from '#kit/access/access-rule';
import { DescribePath, Returns, Describe } from '#kit/http/route-description';
import { NotFound } from '#kit/refusals/refusal';
import { Cached } from '#cache/cached';
import { DestinationView } from './destination.view';
import { Destinations } from './destinations.service';

@ApiTags('Destinations')
@Controller('destinations')
export class DestinationsController {
  constructor(private readonly destinations: Destinations) {}

  @Get()
  @Public()
  @Cached('destination', 'stay')
  @Describe(
    'Lists the visible destinations by `sort_order`, each with picture, texts and the number of published',
    'stays. The filter `destination` of stays takes their slugs.',
  )
  @Returns('Visible destinations in sort order', [DestinationView])
  visible(): Promise<DestinationView[]> {
    return this.destinations.list('visible');
  }

  @Get(':slug')
  @Public()
  @Cached('destination', 'stay')
  @DescribePath({ slug: 'Slug of the destination.' })
  @Describe('Returns one destination by its slug; a hidden one is 404.')
  @Returns('One visible destination', DestinationView, NotFound)
  one(@Param('slug') slug: string): Promise<DestinationView> {
    return this.destinations.getVisible(slug);
  }
}
