import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Public } from '#kit/access/access-rule';
import { VisitorAddress } from '#kit/access/parameters';
import { Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { RateLimited } from '#kit/refusals/refusal';
import { Idempotent } from '#kit/idempotency/idempotent';
import { CountedBy } from '#kit/rate-limit/rate-limit.guard';
import { ContactBody } from './contact.dto';
import { Contact } from './contact.service';
import { ContactReceiptView } from './contact.view';

@ApiTags('Contact')
@Controller('contact')
export class ContactController {
  constructor(private readonly contact: Contact) {}

  @Post()
  @Public()
  @Idempotent('contact')
  @ResponseMessage('messages.contact_received')
  @Describe(
    'Takes a message of the contact form and tells staff who look after customers (`users.view`) in their feed and',
    'live. No mail is sent; the team answers from its own mailbox.',
  )
  @CountedBy({ contact: 'messages from one address' })
  @Creates('Write to the restaurant; staff are notified', ContactReceiptView, RateLimited)
  receive(@Body() body: ContactBody, @VisitorAddress() address: string) {
    return this.contact.receive(body, address);
  }
}
