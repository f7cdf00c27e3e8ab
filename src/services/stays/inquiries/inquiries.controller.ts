import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Public } from '#kit/access/access-rule';
import { RequestLanguage, VisitorAddress } from '#kit/access/parameters';
import { Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { RateLimited, ValidationFailed } from '#kit/refusals/refusal';
import type { Language } from '#kit/language/language';
import { Idempotent } from '#kit/idempotency/idempotent';
import { CountedBy } from '#kit/rate-limit/rate-limit.guard';
import { InquiryBody } from './inquiries.dto';
import { Inquiries } from './inquiries.service';
import { InquiryReceiptView } from './inquiry.view';

@ApiTags('Inquiries')
@Controller('inquiries')
export class InquiriesController {
  constructor(private readonly inquiries: Inquiries) {}

  @Post()
  @Public()
  @Idempotent('inquiry')
  @ResponseMessage('messages.inquiry_received')
  @Describe(
    'Takes a question, about one published stay and nights or about none. Staff with `inquiries.view` hear of it in',
    'their feed and live, the company is mailed all of it at its `contact_email`, and the visitor is mailed that it',
    'arrived. Nothing is held or booked. Make a new `client_token` for each form; leave the field `company` hidden',
    'and empty.',
  )
  @CountedBy({ inquiries: 'questions from one address' })
  @Creates('Ask the host a question', InquiryReceiptView, ValidationFailed, RateLimited)
  receive(
    @Body() body: InquiryBody,
    @VisitorAddress() address: string,
    @RequestLanguage() language: Language,
  ): Promise<InquiryReceiptView> {
    return this.inquiries.receive(body, { address, language });
  }
}
