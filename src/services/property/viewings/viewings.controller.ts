import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { RequestLanguage, VisitorAddress } from '#kit/access/parameters';
import { Describe } from '#kit/http/route-description';
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

  @Describe(
    "Asks to see a published home on a day and at a time of the agency's clock, at least an hour ahead; otherwise 400",
    '`preferred_time_too_soon`. It is a request: staff with `viewings.view` hear of it in their feed and live and',
    'confirm it, the visitor is mailed that it arrived, and an inquiry is stored with it. Make a new `client_token`',
    '(UUID version 4) for each form; leave the field `company` hidden and empty.',
  )
  @SubmitsForm(
    VIEWING_FORM,
    'Ask for a viewing, once for each client token',
    ViewingReceiptView,
    ValidationFailed,
    PreferredTimeTooSoon,
  )
  async submit(@Body() body: ViewingBody, @VisitorAddress() address: string, @RequestLanguage() language: Language) {
    return this.submission.submit(body, { address, language });
  }
}
