import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { VisitorAddress } from '#kit/access/parameters';
import { Describe } from '#kit/http/route-description';
import { SubmitsForm } from '#shared/forms/public-form';
import { ContactBody } from './contact.dto';
import { Contact, CONTACT_FORM } from './contact.service';
import { ContactReceiptView } from './contact.view';

@ApiTags('Contact')
@Controller('contact')
export class ContactController {
  constructor(private readonly contact: Contact) {}

  @Describe(
    'Stores a message of the contact form and notifies staff with `users.view` in their feed and live. No mail is',
    'sent; the team replies from its own mailbox.',
  )
  @SubmitsForm(CONTACT_FORM, 'Write to the restaurant; staff are notified', ContactReceiptView)
  receive(@Body() body: ContactBody, @VisitorAddress() address: string) {
    return this.contact.receive(body, address);
  }
}
