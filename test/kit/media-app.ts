import { Controller, Post } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import { resolve } from 'node:path';
import { ServiceDataSource } from '#kit/database/data-source';
import { ServiceAdapter } from '#host/boot/service-adapter';
import { Public, STAFF } from '#kit/access/access-rule';
import { Accounts } from '#kit/access/accounts';
import { Tokens } from '#kit/access/tokens';
import { type BucketConfiguration, readConfiguration } from '#kit/config/configuration';
import { Returns } from '#kit/http/route-description';
import { Envelope } from '#kit/http/envelope';
import { plainFailure } from '#kit/refusals/failure-shape';
import { requestContext } from '#kit/http/request-context';
import { APP_FILTER } from '@nestjs/core';
import { FailureFilter } from '#host/failures/failure.filter';
import { KitModule } from '#host/service/kit.module';
import { IdempotencyModule } from '#idempotency/idempotency.module';
import { MediaModule } from '#media/media.module';
import { arabicOrEnglish } from '#kit/language/language';
import { Log } from '#kit/log/log';
import { RateLimitsModule } from '#rate-limits/rate-limits.module';
import { SharedLimits } from '#rate-limits/shared-limits';
import { ReceivedFile, ReceivesFile } from '#media/file-upload';
import { RequestLanguages } from '#kit/http/request-languages';
import { serveMedia } from '#media/serve-media';
import { composeService } from '#shared/composition/compose-service';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { SystemClock } from '#kit/time/clock';
import { StoredFiles } from '#shared/uploads/stored-files.service';
import { uploads } from '#shared/uploads/uploads.feature';

/** Routes with limits that a test can reach, beside the real one. */
@Controller('small')
class SmallController {
  @Post('required')
  @Public()
  @Returns('At most 1000 bytes', null)
  @ReceivesFile({ field: 'file', maxBytes: 1000 })
  required(@ReceivedFile() path: string | undefined): { received: boolean } {
    return { received: path !== undefined };
  }

  @Post('optional')
  @Public()
  @Returns('A file or none', null)
  @ReceivesFile({ field: 'image', maxBytes: 1000, optional: true })
  optional(@ReceivedFile() path: string | undefined): { received: boolean } {
    return { received: path !== undefined };
  }
}

const definition: ServiceDefinition = {
  name: 'house',
  title: 'House',
  summary: 'A service that does nothing but keep files',
  permissions: {},
  roles: {},
  failureShape: plainFailure,
  unknownBodyFields: 'refuse',
  language: arabicOrEnglish,
  settings: [],
  uploads: { presets: { dish: { card: 480, full: 1600 }, home: { full: 1920 } }, default: 'dish' },
  ...composeService([uploads]),
};

export interface MediaApp {
  app: NestExpressApplication;
  /** `Authorization` of a staff account without any permission. */
  staff: string;
  /** Of another one. */
  colleague: string;
  /** `Authorization` of an account of another audience. */
  stranger: string;
}

/** A service of uploads alone, listening on a free port, without a database. */
export async function startMediaApp(
  mediaRoot: string,
  { bucket, needsBucket = false }: { bucket?: BucketConfiguration; needsBucket?: boolean } = {},
): Promise<MediaApp> {
  const environment = { NODE_ENV: 'test', DATABASE_URL: 'postgres://nowhere/none', MEDIA_ROOT: mediaRoot };
  const configuration = { ...readConfiguration(environment, ['house']), bucket };
  const own = { ...definition, uploads: { ...definition.uploads, needsBucket } };
  const clock = new SystemClock();
  const log = new Log('silent');
  const controllers = [SmallController, ...own.controllers];
  const module = await Test.createTestingModule({
    imports: [
      KitModule.for(own, {
        configuration,
        clock,
        log,
      }),
      RateLimitsModule.for(new SharedLimits(undefined, log)),
      IdempotencyModule,
      MediaModule,
    ],
    controllers,
    providers: [...own.providers, FailureFilter, { provide: APP_FILTER, useExisting: FailureFilter }],
  })
    .overrideProvider(ServiceDataSource)
    .useValue({ isInitialized: false })
    .overrideProvider(StoredFiles)
    .useValue({ record: async (_: unknown, store: () => Promise<unknown>) => store() })
    .compile();
  const adapter = new ServiceAdapter();
  const app = module.createNestApplication<NestExpressApplication>(adapter, { bodyParser: false, logger: log });
  adapter.useEnvelope(app.get(Envelope));
  app.setGlobalPrefix('api');
  app.use(
    requestContext(log, clock, path => path),
    app.get(RequestLanguages).middleware(),
  );
  app.use('/house/media', serveMedia(resolve(mediaRoot, 'house')));
  for (const audience of [STAFF, 'customer']) {
    const account = { audience, tokenVersion: 1, permissions: new Set<string>(), scopeId: null };
    app.get(Accounts).register(audience, async id => ({ ...account, id }));
  }
  await app.listen(0, '127.0.0.1');
  const authorization = async (audience: string, id = 1) =>
    `Bearer ${(await app.get(Tokens).signIn(audience, { id, tokenVersion: 1 })).token}`;
  return {
    app,
    staff: await authorization(STAFF),
    colleague: await authorization(STAFF, 2),
    stranger: await authorization('customer'),
  };
}
