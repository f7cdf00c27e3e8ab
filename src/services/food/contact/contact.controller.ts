import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '#kit/http/api-notes';
import { Public } from '#kit/access/access-rule';
import { VisitorAddress } from '#kit/access/parameters';
import { Creates, Says } from '#kit/http/describe';
import { RateLimited } from '#kit/http/refusal';
import { AnswersAgain } from '#kit/once/answers-again';
import { ContactBody } from './contact.dto';
import { Contact } from './contact.service';
import { ContactReceiptView } from './contact.view';

@ApiTags('Contact')
@Controller('contact')
export class ContactController {
  constructor(private readonly contact: Contact) {}

  @Post()
  @Public()
  @AnswersAgain('contact')
  @Says('messages.contact_received')
  @Creates('Write to the restaurant; staff are notified', ContactReceiptView, RateLimited)
  receive(@Body() body: ContactBody, @VisitorAddress() address: string) {
    return this.contact.receive(body, address);
  }
}
