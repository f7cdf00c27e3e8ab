import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '#kit/http/api-notes';
import { Requires } from '#kit/access/access-rule';
import { Answers, Creates, Says } from '#kit/http/describe';
import { IdParam } from '#kit/http/identifiers';
import { NotFound, ValidationFailed } from '#kit/http/refusal';
import { FaqEntryBody, FaqEntryChangeBody } from './faq.dto';
import { Faq } from './faq.service';
import { FaqEntryView } from './faq-entry.view';

@ApiTags('Questions')
@Controller('faq/manage')
export class FaqStaffController {
  constructor(private readonly faq: Faq) {}

  @Get()
  @Requires('settings.view')
  @Answers('All questions, hidden ones too, in order', [FaqEntryView])
  list(): Promise<FaqEntryView[]> {
    return this.faq.list('all');
  }

  @Post()
  @Requires('settings.edit')
  @Says('messages.faq_entry_created')
  @Creates('Add a question', FaqEntryView, ValidationFailed)
  create(@Body() body: FaqEntryBody): Promise<FaqEntryView> {
    return this.faq.create(body);
  }

  @Put(':id')
  @Requires('settings.edit')
  @Says('messages.faq_entry_changed')
  @Answers('Change a question; what is left out stays', FaqEntryView, ValidationFailed, NotFound)
  change(@IdParam() id: number, @Body() body: FaqEntryChangeBody): Promise<FaqEntryView> {
    return this.faq.change(id, body);
  }

  @Delete(':id')
  @Requires('settings.edit')
  @Says('messages.faq_entry_deleted')
  @Answers('Delete a question', null, NotFound)
  async delete(@IdParam() id: number): Promise<void> {
    await this.faq.delete(id);
  }
}
