import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { RequestLanguage, VisitorAddress } from '#kit/access/parameters';
import { Describe } from '#kit/http/route-description';
import { SideEffects } from '#kit/http/side-effects';
import { ValidationFailed } from '#kit/refusals/refusal';
import type { Language } from '#kit/language/language';
import { SubmitsForm } from '#shared/forms/public-form';
import { LeadReceiptView } from './lead.view';
import { LEAD_FORM, LeadSubmission } from './lead-submission.service';
import { LeadBody } from './leads.dto';

@ApiTags('Inquiries')
@Controller('leads')
export class LeadsController {
  constructor(private readonly submission: LeadSubmission) {}

  @SideEffects('mail')
  @Describe(
    'Stores an inquiry from the contact form, about one published home (`property_id`) or with a search request',
    '(`preferred_areas`, `budget`). Staff with `leads.view` are notified in their feed and live, and the visitor gets a',
    'confirmation by mail. Create a new `client_token` (UUID version 4) for each form; leave the field `company`',
    'hidden and empty.',
  )
  @SubmitsForm(LEAD_FORM, 'Send an inquiry, once for each client token', LeadReceiptView, ValidationFailed)
  async submit(@Body() body: LeadBody, @VisitorAddress() address: string, @RequestLanguage() language: Language) {
    return this.submission.submit(body, { address, language });
  }
}
