import { Body, Controller, Get, Patch, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Requires } from '#kit/access/access-rule';
import { Answers, Says } from '#kit/http/describe';
import { IdParam } from '#kit/http/identifiers';
import { withBeside } from '#kit/http/page';
import { NotFound, ValidationFailed } from '#kit/http/refusal';
import { countsOf } from '#kit/http/status-counts';
import { InquiryChangeBody, InquiryListQuery } from './inquiries.dto';
import { INQUIRY_STATUSES } from './inquiry.entity';
import { InquiryHandling } from './inquiry-handling.service';
import { InquiryView } from './inquiry.view';
import { sizedPage, sizedPageOf } from '../stays.pages';

const COUNTS = countsOf('inquiries', INQUIRY_STATUSES);

@ApiTags('Inquiries')
@Controller('inquiries')
export class InquiriesStaffController {
  constructor(private readonly inquiries: InquiryHandling) {}

  @Get()
  @Requires('inquiries.view')
  @Answers('Inquiries, latest change first', withBeside(sizedPageOf(InquiryView), COUNTS), ValidationFailed)
  async list(@Query() query: InquiryListQuery) {
    const { page, counts } = await this.inquiries.list(query);
    return { ...sizedPage(page), counts };
  }

  @Get(':id')
  @Requires('inquiries.view')
  @Answers('One inquiry with its stay', InquiryView, NotFound)
  detail(@IdParam() id: number) {
    return this.inquiries.detail(id);
  }

  @Patch(':id')
  @Requires('inquiries.edit')
  @Says('messages.inquiry_changed')
  @Answers('Set the status or the notes of the team', InquiryView, ValidationFailed, NotFound)
  change(@IdParam() id: number, @Body() body: InquiryChangeBody) {
    return this.inquiries.change(id, body);
  }
}
