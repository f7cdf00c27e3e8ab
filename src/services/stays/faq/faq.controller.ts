import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Public } from '#kit/access/access-rule';
import { Returns, Describe } from '#kit/http/route-description';
import { Cached } from '#cache/cached';
import { Faq } from './faq.service';
import { FaqEntryView } from './faq-entry.view';

@ApiTags('Questions')
@Controller('faq')
export class FaqController {
  constructor(private readonly faq: Faq) {}

  @Get()
  @Public()
  @Cached('faq_entry')
  @Describe('Lists the questions and answers that visitors see, by `sort_order`.')
  @Returns('The questions of the home page, in order', [FaqEntryView])
  list(): Promise<FaqEntryView[]> {
    return this.faq.list('visible');
  }
}
