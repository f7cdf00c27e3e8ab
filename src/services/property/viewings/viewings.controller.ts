import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { RequestLanguage, VisitorAddress } from '#kit/access/parameters';
import { Describe } from '#kit/http/route-description';
import { SideEffects } from '#kit/http/side-effects';
import { ValidationFailed } from '#kit/refusals/refusal';
import type { Language } from '#kit/language/language';
import { SubmitsForm } from '#shared/forms/public-form';
import { PreferredTimeTooSoon } from './preferred-time';
import { ViewingReceiptView } from './viewing.view';
import { VIEWING_FORM, ViewingSubmission } from './viewing-submission.service';
import { ViewingBody } from './viewings.dto';

@ApiTags('Viewings')
@Controller('viewings')
export class ViewingsController {
  constructor(private readonly submission: ViewingSubmission) {}

  @SideEffects('mail')
  @Describe(
    "Requests a viewing of a published home on a day and at a time in the agency's time zone, at least an hour ahead, else 400",
    '`preferred_time_too_soon`. Staff with `viewings.view` are notified in their feed and live, and confirm it; the',
    'visitor gets a confirmation of receipt by mail, and an inquiry is stored with it. Create a new `client_token`',
    '(UUID version 4) for each form; leave the field `company` hidden and empty.',
  )
  @SubmitsForm(
    VIEWING_FORM,
    'Request a viewing, once for each client token',
    ViewingReceiptView,
    ValidationFailed,
    PreferredTimeTooSoon,
  )
  async submit(@Body() body: ViewingBody, @VisitorAddress() address: string, @RequestLanguage() language: Language) {
    return this.submission.submit(body, { address, language });
  }
}
