import { Global, Module } from '@nestjs/common';
import type { Configuration } from '#kit/config/configuration';
import { CONFIGURATION } from '#kit/config/configuration.token';
import { SERVICE_DEFINITION, type ServiceDefinition } from '#kit/service/service-definition';
import { BucketStorage } from './bucket-storage';
import { DiskStorage } from './disk-storage';
import { SignedMedia } from './signed-media';
import { Storage } from './storage';
import { UploadAdmission } from './upload-admission';

export function createStorage({ name }: ServiceDefinition, { bucket, mediaRoot }: Configuration): Storage {
  return bucket ? new BucketStorage(bucket, name) : new DiskStorage(mediaRoot, name);
}

@Global()
@Module({
  providers: [
    { provide: Storage, inject: [SERVICE_DEFINITION, CONFIGURATION], useFactory: createStorage },
    SignedMedia,
    UploadAdmission,
  ],
  exports: [Storage, SignedMedia, UploadAdmission],
})
export class MediaModule {}
