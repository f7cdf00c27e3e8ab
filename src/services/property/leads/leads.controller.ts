import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '#kit/http/api-notes';
import { Public } from '#kit/access/access-rule';
import { RequestLanguage, VisitorAddress } from '#kit/access/parameters';
import { Creates, Says } from '#kit/http/describe';
import { RateLimited, ValidationFailed } from '#kit/http/refusal';
import type { Language } from '#kit/language/language';
import { AnswersAgain } from '#kit/once/answers-again';
import { LeadReceiptView } from './lead.view';
import { LeadSubmission } from './lead-submission.service';
import { LeadBody } from './leads.dto';

@ApiTags('Inquiries')
@Controller('leads')
export class LeadsController {
  constructor(private readonly submission: LeadSubmission) {}

  @Post()
  @Public()
  @AnswersAgain('lead')
  @Says('messages.lead_received')
  @Creates('Send an inquiry, once for each client token', LeadReceiptView, ValidationFailed, RateLimited)
  async submit(@Body() body: LeadBody, @VisitorAddress() address: string, @RequestLanguage() language: Language) {
    return this.submission.submit(body, { address, language });
  }
}
