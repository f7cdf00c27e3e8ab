import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Language } from '#kit/language/language';
import { Letters } from '#mail/letters';
import { type ComposedMail, deferredLetter, Mail } from '#mail/mail';
import { Settings } from '#shared/settings/settings';

export interface Acknowledgement {
  kind: 'lead' | 'viewing';
  to: string;
  language: Language;
  params: { name: string } & Record<string, unknown>;
}

const RECEIVED = deferredLetter<Acknowledgement>('received');

@Injectable()
export class VisitorLetters implements OnModuleInit {
  constructor(
    private readonly mail: Mail,
    private readonly letters: Letters,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.mail.compose(RECEIVED, acknowledgement => this.write(acknowledgement));
  }

  async acknowledge(acknowledgement: Acknowledgement): Promise<void> {
    await this.mail.queueFromForm(RECEIVED.to(acknowledgement.to, acknowledgement));
  }

  private async write({ kind, language, params }: Acknowledgement): Promise<ComposedMail> {
    const agency = await this.settings.name('agency_name', language);
    return this.letters.compose({ language, values: { ...params, agency } }, say => ({
      subject: say(`mail.${kind}.subject`),
      greeting: { name: params.name },
      paragraphs: [say(`mail.${kind}.received`), say('mail.answer_follows')],
      signature: agency,
    }));
  }
}
