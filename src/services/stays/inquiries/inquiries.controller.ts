import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { RequestLanguage, VisitorAddress } from '#kit/access/parameters';
import { Describe } from '#kit/http/route-description';
import { SideEffects } from '#kit/http/side-effects';
import { ValidationFailed } from '#kit/refusals/refusal';
import type { Language } from '#kit/language/language';
import { SubmitsForm } from '#shared/forms/public-form';
import { InquiryBody } from './inquiries.dto';
import { Inquiries, INQUIRY_FORM } from './inquiries.service';
import { InquiryReceiptView } from './inquiry.view';

@ApiTags('Inquiries')
@Controller('inquiries')
export class InquiriesController {
  constructor(private readonly inquiries: Inquiries) {}

  @SideEffects('mail')
  @Describe(
    'Stores a question, optionally about a published stay and nights. Staff with `inquiries.view` are notified in',
    'their feed and live, the company gets the question by mail at `contact_email`, and the visitor gets a',
    'confirmation by mail. Nothing is reserved. Create a new `client_token` for each form; leave `company` hidden',
    'and empty.',
  )
  @SubmitsForm(INQUIRY_FORM, 'Ask the host a question', InquiryReceiptView, ValidationFailed)
  receive(
    @Body() body: InquiryBody,
    @VisitorAddress() address: string,
    @RequestLanguage() language: Language,
  ): Promise<InquiryReceiptView> {
    return this.inquiries.receive(body, { address, language });
  }
}
