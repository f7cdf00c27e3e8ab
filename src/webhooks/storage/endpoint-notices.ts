import { Injectable } from '@nestjs/common';
import { STAFF } from '#kit/access/access-rule';
import { Database } from '#kit/database/database';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { Letters } from '#mail/letters';
import { Mail } from '#mail/mail';
import { Notifications } from '#shared/notifications/notifications.service';

interface NoticedEndpoint {
  url: string;
  accountId: number | null;
}

/** Tells the account of an endpoint that it fails or has ended, by feed and mail. Mails are in both languages, as that of staff is unknown. */
@Injectable()
export class EndpointNotices {
  constructor(
    private readonly db: Database,
    private readonly notifications: Notifications,
    private readonly mail: Mail,
    private readonly letters: Letters,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {}

  async failing(id: number, endpoint: NoticedEndpoint): Promise<void> {
    await this.notify('webhook_failing', id, endpoint);
  }

  async switchedOff(id: number, endpoint: NoticedEndpoint): Promise<void> {
    await this.notify('webhook_switched_off', id, endpoint);
  }

  async gone(id: number, endpoint: NoticedEndpoint): Promise<void> {
    await this.notify('webhook_gone', id, endpoint);
  }

  private async notify(type: string, endpointId: number, { url, accountId }: NoticedEndpoint): Promise<void> {
    if (accountId === null) return;
    const params = { host: new URL(url).host };
    await this.notifications.to(STAFF, accountId, { type, params, data: { webhook_endpoint_id: endpointId } });
    const account = await this.db.row<{ email: string }>(
      'SELECT email FROM account WHERE id = $1 AND deleted_at IS NULL',
      [accountId],
    );
    if (!account) return;
    await this.mail.send({
      to: account.email,
      ...this.letters.composeInBoth(
        {
          subject: `notifications.${type}.title`,
          paragraphs: [`notifications.${type}.body`],
          signature: this.definition.title,
        },
        params,
      ),
    });
  }
}
