import { Injectable } from '@nestjs/common';
import { LANGUAGES, Translator } from '#kit/language/language';
import { letter } from '#kit/mail/letter';
import { Mail } from '#kit/mail/mail';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';

/** Tells the owner of an e-mail address that it signs in no longer. Nobody knows their language, so it is said in both. */
@Injectable()
export class AddressNotice {
  constructor(
    private readonly mail: Mail,
    private readonly translator: Translator,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {}

  async changed(formerAddress: string): Promise<void> {
    const inBoth = (key: string) => LANGUAGES.map(language => this.translator.say(key, language));
    await this.mail.queueFromForm({
      to: formerAddress,
      subject: inBoth('mail.address_changed.subject').join(' / '),
      ...letter({
        language: 'en',
        greeting: inBoth('mail.hello').join(' '),
        paragraphs: [...inBoth('mail.address_changed.what'), ...inBoth('mail.address_changed.otherwise')],
        signature: this.definition.title,
      }),
    });
  }
}
