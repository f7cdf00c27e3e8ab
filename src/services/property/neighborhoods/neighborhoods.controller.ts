import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Public } from '#kit/access/access-rule';
import { Returns, Describe } from '#kit/http/route-description';
import { Cached } from '#cache/cached';
import { NeighborhoodView } from './neighborhood.view';
import { Neighborhoods } from './neighborhoods.service';

@ApiTags('Neighborhoods')
@Controller('neighborhoods')
export class NeighborhoodsController {
  constructor(private readonly neighborhoods: Neighborhoods) {}

  @Get()
  @Public()
  @Cached('neighborhood', 'home')
  @Describe(
    'Lists the visible neighborhoods by `sort_order`, each with picture, short text and the number of',
    'published homes. The filter `neighborhood` of homes takes their slugs.',
  )
  @Returns('Visible neighborhoods in sort order', [NeighborhoodView])
  async list() {
    return this.neighborhoods.list('visible');
  }
}
