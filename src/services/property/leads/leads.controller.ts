import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Public } from '#kit/access/access-rule';
import { RequestLanguage, VisitorAddress } from '#kit/access/parameters';
import { Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { RateLimited, ValidationFailed } from '#kit/refusals/refusal';
import type { Language } from '#kit/language/language';
import { Idempotent } from '#kit/idempotency/idempotent';
import { CountedBy } from '#kit/rate-limit/rate-limit.guard';
import { LeadReceiptView } from './lead.view';
import { LeadSubmission } from './lead-submission.service';
import { LeadBody } from './leads.dto';

@ApiTags('Inquiries')
@Controller('leads')
export class LeadsController {
  constructor(private readonly submission: LeadSubmission) {}

  @Post()
  @Public()
  @Idempotent('lead')
  @ResponseMessage('messages.lead_received')
  @Describe(
    'Takes an inquiry from the contact form, about one published home (`property_id`) or about what somebody looks',
    'for (`preferred_areas`, `budget`). Staff with `leads.view` hear of it in their feed and live, and the visitor is',
    'mailed that it arrived. Make a new `client_token` (UUID version 4) for each form; leave the field `company`',
    'hidden and empty.',
  )
  @CountedBy({ leads: 'inquiries from one address' })
  @Creates('Send an inquiry, once for each client token', LeadReceiptView, ValidationFailed, RateLimited)
  async submit(@Body() body: LeadBody, @VisitorAddress() address: string, @RequestLanguage() language: Language) {
    return this.submission.submit(body, { address, language });
  }
}
