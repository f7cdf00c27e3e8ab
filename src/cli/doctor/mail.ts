import { type Check, failed, notConfigured, ok, reasonOf } from './check';

const TIMEOUT_MS = 5_000;

/** Checks whether the mail server accepts a connection and the password. Sends nothing. */
export const mailCheck: Check = {
  name: 'mail',
  run: async ({ configuration: { smtpUrl, production } }) => {
    if (smtpUrl === undefined) {
      return [notConfigured(production ? 'SMTP_URL is not set: no mail is sent' : 'SMTP_URL is not set: see /mailbox')];
    }
    const { createTransport } = await import('nodemailer');
    const url = new URL(smtpUrl);
    url.searchParams.set('connectionTimeout', String(TIMEOUT_MS));
    url.searchParams.set('greetingTimeout', String(TIMEOUT_MS));
    url.searchParams.set('socketTimeout', String(TIMEOUT_MS));
    const transport = createTransport(url.href);
    try {
      await transport.verify();
      return [ok(`${url.host} accepts mail`)];
    } catch (error) {
      const advice = 'Mail waits for about three days. Check SMTP_URL and the mail server.';
      return [failed(`${url.host}: ${reasonOf(error)}`, advice)];
    } finally {
      transport.close();
    }
  },
};
