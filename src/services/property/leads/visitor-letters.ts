import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Language, Translator } from '#kit/language/language';
import { letter } from '#kit/mail/letter';
import { Mail } from '#kit/mail/mail';
import { greeting } from '#kit/mail/name-for-mail';
import { Settings } from '#shared/settings/settings';

export interface Acknowledgement {
  /** Names the sentences `mail.<kind>.subject` and `.received`. */
  kind: 'lead' | 'viewing';
  to: string;
  language: Language;
  /** Values for the placeholders of the sentences. */
  params: { name: string } & Record<string, unknown>;
}

const RECEIVED = 'received';

/** Tells visitors that what they sent has arrived. */
@Injectable()
export class VisitorLetters implements OnModuleInit {
  constructor(
    private readonly mail: Mail,
    private readonly translator: Translator,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.mail.compose<Acknowledgement>(RECEIVED, acknowledgement => this.letter(acknowledgement));
  }

  async acknowledge(acknowledgement: Acknowledgement): Promise<void> {
    await this.mail.queueFromForm({ to: acknowledgement.to, letter: RECEIVED, about: acknowledgement });
  }

  private async letter({ kind, language, params }: Acknowledgement) {
    const agency = await this.settings.name('agency_name', language);
    const say = (key: string) => this.translator.say(key, language, { ...params, agency });
    return {
      subject: say(`mail.${kind}.subject`),
      ...letter({
        language,
        greeting: greeting(this.translator, language, params.name),
        paragraphs: [say(`mail.${kind}.received`), say('mail.answer_follows')],
        signature: agency,
      }),
    };
  }
}
