import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Public } from '#kit/access/access-rule';
import { Answers, Does } from '#kit/http/describe';
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
  @Does(
    'Lists the neighborhoods the site shows, by `sort_order`, each with picture, short text and the number of',
    'published homes. Their slugs are what `neighborhood` filters homes by.',
  )
  @Answers('Visible neighborhoods in sort order', [NeighborhoodView])
  async list() {
    return this.neighborhoods.list('visible');
  }
}
