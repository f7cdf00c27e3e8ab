import { Translator } from '#kit/language/language';
import { mergeMessages, messagePairs } from '#kit/language/messages';
import { Letters } from './letters';
import { mailMessages } from './mail.messages';

const messages = messagePairs({
  'mail.ready.subject': ['{{item}} is ready', '{{item}} جاهز'],
  'mail.ready.until': ['Until {{day}}', 'حتى {{day}}'],
});
const letters = new Letters(new Translator(mergeMessages(mailMessages, messages)));
const compose = (language: 'en' | 'ar', name: string) =>
  letters.compose({ language, prefix: 'mail.ready', values: { item: 'A & B' } }, say => ({
    subject: say('subject'),
    greeting: { name },
    paragraphs: [say('until', { day: '3 May' })],
    signature: 'The shop',
  }));

describe('Letters', () => {
  it('fills in the values of the mail and of a sentence, and escapes them in HTML', () => {
    const { subject, text, html } = compose('en', 'Sara');
    expect(subject).toBe('A & B is ready');
    expect(text).toBe('Hello Sara,\n\nUntil 3 May\n\nThe shop');
    expect(html).toContain('<p>Hello Sara,</p><p>Until 3 May</p>');
  });

  it('writes Arabic from right to left', () => {
    const { subject, html } = compose('ar', 'سارة');
    expect(subject).toBe('A & B جاهز');
    expect(html).toContain('<html lang="ar" dir="rtl">');
  });

  it('leaves out a name that could be advertising', () => {
    expect(compose('en', 'Visit evil.example').text).toMatch(/^Hello,\n/);
  });
});
