import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { FaqEntryBody, FaqEntryChangeBody } from './faq.dto';
import { Faq } from './faq.service';
import { FaqEntryView } from './faq-entry.view';

@ApiTags('Questions')
@DescribePath({ id: 'Id of the question.' })
@Controller('faq/manage')
export class FaqStaffController {
  constructor(private readonly faq: Faq) {}

  @Get()
  @Requires('settings.view')
  @Describe('Lists all questions and answers by `sort_order`, hidden ones included.')
  @Returns('All questions in order, hidden ones included', [FaqEntryView])
  list(): Promise<FaqEntryView[]> {
    return this.faq.list('all');
  }

  @Post()
  @Requires('settings.edit')
  @ResponseMessage('messages.faq_entry_created')
  @Describe(
    'Creates a question with its answer, both in English and Arabic. Visitors see it at once unless `is_active` is',
    'false; without `sort_order` it is placed last.',
  )
  @Creates('Add a question', FaqEntryView, ValidationFailed)
  create(@Body() body: FaqEntryBody): Promise<FaqEntryView> {
    return this.faq.create(body);
  }

  @Put(':id')
  @Requires('settings.edit')
  @ResponseMessage('messages.faq_entry_changed')
  @Describe('Changes the fields of a question that are sent. `is_active: false` hides it from the site.')
  @Returns('Change a question; omitted fields stay as they are', FaqEntryView, ValidationFailed, NotFound)
  change(@IdParam() id: number, @Body() body: FaqEntryChangeBody): Promise<FaqEntryView> {
    return this.faq.update(id, body);
  }

  @Delete(':id')
  @Requires('settings.edit')
  @ResponseMessage('messages.faq_entry_deleted')
  @Describe('Deletes a question permanently.')
  @Returns('Delete a question', null, NotFound)
  async delete(@IdParam() id: number): Promise<void> {
    await this.faq.delete(id);
  }
}
