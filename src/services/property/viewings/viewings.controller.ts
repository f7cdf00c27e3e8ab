import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '#kit/http/api-notes';
import { Public } from '#kit/access/access-rule';
import { RequestLanguage, VisitorAddress } from '#kit/access/parameters';
import { Creates, Says } from '#kit/http/describe';
import { RateLimited, ValidationFailed } from '#kit/http/refusal';
import type { Language } from '#kit/language/language';
import { AnswersAgain } from '#kit/once/answers-again';
import { PreferredTimeTooSoon } from './preferred-time';
import { ViewingReceiptView } from './viewing.view';
import { ViewingSubmission } from './viewing-submission.service';
import { ViewingBody } from './viewings.dto';

@ApiTags('Viewings')
@Controller('viewings')
export class ViewingsController {
  constructor(private readonly submission: ViewingSubmission) {}

  @Post()
  @Public()
  @AnswersAgain('viewing')
  @Says('messages.viewing_requested')
  @Creates(
    'Ask for a viewing, once for each client token',
    ViewingReceiptView,
    ValidationFailed,
    PreferredTimeTooSoon,
    RateLimited,
  )
  async submit(@Body() body: ViewingBody, @VisitorAddress() address: string, @RequestLanguage() language: Language) {
    return this.submission.submit(body, { address, language });
  }
}
