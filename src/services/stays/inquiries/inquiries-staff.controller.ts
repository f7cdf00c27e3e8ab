import { Body, Controller, Get, Patch, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import { DescribePath, Returns, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { InquiryChangeBody, InquiryListQuery } from './inquiries.dto';
import type { InquiryStatus } from './inquiry.entity';
import { InquiriesStaffService } from './inquiries-staff.service';
import { InquiryView } from './inquiry.view';
import { countedPageOf } from '../stays.pages';

@ApiTags('Inquiries')
@DescribePath({ id: 'Id of the question.' })
@Controller('inquiries')
export class InquiriesStaffController {
  constructor(private readonly inquiries: InquiriesStaffService) {}

  @Get()
  @Requires('inquiries.view')
  @Describe(
    'Lists questions, latest change first, with the number of each status in `counts`. `from` and `to` are days in',
    "the company's time zone.",
  )
  @Returns(
    'Inquiries, latest change first',
    countedPageOf<InquiryStatus>(InquiryView, 'inquiries', {
      new: 'Questions that are not handled yet.',
      replied: 'Questions that are answered.',
      closed: 'Questions that are closed.',
    }),
    ValidationFailed,
  )
  list(@Query() query: InquiryListQuery) {
    return this.inquiries.list(query);
  }

  @Get(':id')
  @Requires('inquiries.view')
  @Describe('Returns one question with its nights and its stay; the name of the stay is kept when the stay is deleted.')
  @Returns('One inquiry with its stay', InquiryView, NotFound)
  detail(@IdParam() id: number) {
    return this.inquiries.get(id);
  }

  @Patch(':id')
  @Requires('inquiries.edit')
  @ResponseMessage('messages.inquiry_changed')
  @Describe(
    'Changes the status or the internal notes of a question; omitted fields stay as they are. Nothing is sent: reply to',
    'the visitor by mail.',
  )
  @Returns('Set the status or the notes of the team', InquiryView, ValidationFailed, NotFound)
  change(@IdParam() id: number, @Body() body: InquiryChangeBody) {
    return this.inquiries.update(id, body);
  }
}
