import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import { Answers, Creates, Does, Says } from '#kit/http/describe';
import { IdParam } from '#kit/http/identifiers';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { FaqEntryBody, FaqEntryChangeBody } from './faq.dto';
import { Faq } from './faq.service';
import { FaqEntryView } from './faq-entry.view';

@ApiTags('Questions')
@Controller('faq/manage')
export class FaqStaffController {
  constructor(private readonly faq: Faq) {}

  @Get()
  @Requires('settings.view')
  @Does('Lists all questions and answers by `sort_order`, hidden ones too.')
  @Answers('All questions, hidden ones too, in order', [FaqEntryView])
  list(): Promise<FaqEntryView[]> {
    return this.faq.list('all');
  }

  @Post()
  @Requires('settings.edit')
  @Says('messages.faq_entry_created')
  @Does(
    'Adds a question with its answer, both in English and Arabic; visitors see it at once unless `is_active` is',
    'false, and it goes last without `sort_order`.',
  )
  @Creates('Add a question', FaqEntryView, ValidationFailed)
  create(@Body() body: FaqEntryBody): Promise<FaqEntryView> {
    return this.faq.create(body);
  }

  @Put(':id')
  @Requires('settings.edit')
  @Says('messages.faq_entry_changed')
  @Does('Changes what is sent of a question and leaves the rest. `is_active: false` hides it from the site.')
  @Answers('Change a question; what is left out stays', FaqEntryView, ValidationFailed, NotFound)
  change(@IdParam() id: number, @Body() body: FaqEntryChangeBody): Promise<FaqEntryView> {
    return this.faq.change(id, body);
  }

  @Delete(':id')
  @Requires('settings.edit')
  @Says('messages.faq_entry_deleted')
  @Does('Removes a question for good.')
  @Answers('Delete a question', null, NotFound)
  async delete(@IdParam() id: number): Promise<void> {
    await this.faq.delete(id);
  }
}
