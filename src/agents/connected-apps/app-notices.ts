import { Inject, Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { Letters } from '#mail/letters';
import { Mail } from '#mail/mail';
import { Notifications } from '#shared/notifications/notifications.service';
import { tableOf } from '#shared/people/person-kind';
import type { AppEnd } from '../oauth/connected-app.entity';
import type { AppOfAccount } from '../oauth/connected-app.events';
import { APP_PEOPLE, type AppPeople } from './app-people';

/** Notices of ends that the account did not ask for. */
const NOTICES: Readonly<Partial<Record<AppEnd, string>>> = {
  too_many: 'app_replaced',
  token_reused: 'app_token_reused',
};

/**
 * Tells an account about its apps, by feed and mail, in the transaction that connects or ends them. Mails are in both
 * languages, since that of the reader is unknown.
 */
@Injectable()
export class AppNotices {
  constructor(
    private readonly db: Database,
    private readonly notifications: Notifications,
    private readonly mail: Mail,
    private readonly letters: Letters,
    @InjectDefinition() private readonly definition: ServiceDefinition,
    @Inject(APP_PEOPLE) private readonly people: readonly AppPeople[],
  ) {}

  async connected(app: AppOfAccount): Promise<void> {
    await this.notify('app_connected', app);
  }

  async ended({ reason, ...app }: AppOfAccount & { reason: AppEnd }): Promise<void> {
    const type = NOTICES[reason];
    if (type) await this.notify(type, app);
  }

  private async notify(type: string, { appId, audience, accountId, name, host }: AppOfAccount): Promise<void> {
    const owner = this.people.find(({ kind }) => kind.audience === audience)!;
    const params = { name, host };
    if (owner.hasFeed)
      await this.notifications.to(audience, accountId, { type, params, data: { connected_app_id: appId } });
    const account = await this.db.row<{ email: string }>(
      `SELECT email FROM ${tableOf(this.db, owner.kind)} WHERE id = $1 AND deleted_at IS NULL`,
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
