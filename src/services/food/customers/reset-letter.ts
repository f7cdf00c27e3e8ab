import { Injectable } from '@nestjs/common';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import { type Language, Translator } from '#kit/language/language';
import { letter } from '#kit/mail/letter';
import { greeting } from '#kit/mail/name-for-mail';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { Settings } from '#shared/settings/settings';

/** The mail with the link to a new password. */
@Injectable()
export class ResetLetter {
  constructor(
    private readonly translator: Translator,
    private readonly settings: Settings,
    @InjectConfiguration() private readonly configuration: Configuration,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {}

  async write(
    name: string,
    token: string,
    language: Language,
  ): Promise<{ subject: string; text: string; html: string }> {
    const say = (part: string) => this.translator.say(`mail.password_reset.${part}`, language);
    const site = this.configuration.services[this.definition.name]?.siteUrl ?? '';
    return {
      subject: say('subject'),
      ...letter({
        language,
        greeting: greeting(this.translator, language, name),
        paragraphs: [say('why'), say('otherwise')],
        link: { label: say('action'), url: `${site}/reset-password?token=${encodeURIComponent(token)}` },
        signature: await this.settings.value('site_name', 'string'),
      }),
    };
  }
}
