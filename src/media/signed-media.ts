import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DerivedKeys } from '#kit/config/derived-keys';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { Clock } from '#kit/time/clock';
import { pictureAt } from '#kit/views/picture-address';
import { isPrivateKey, Storage } from './storage';

const PURPOSE = 'signed media';
/** URLs are constant for an hour, so that browsers can cache; each is valid for one to two hours. */
const STEP_SECONDS = 3600;

/** `<seconds since 1970>.<signature>/<key>` */
const SIGNED = /^(\d{1,12})\.([A-Za-z0-9_-]{43})\/(.+)$/;

/** For private files, because image elements send no token. One signature is valid for all versions of a picture. */
@Injectable()
export class SignedMedia {
  constructor(
    private readonly storage: Storage,
    private readonly keys: DerivedKeys,
    private readonly clock: Clock,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {}

  /** Signs the URL of a private file; other URLs are returned unchanged. */
  signedUrl<Address extends string | null>(address: Address): Address | string {
    const key = address === null ? undefined : this.storage.keyOf(address);
    if (key === undefined || !isPrivateKey(key)) return address;
    const expires = (Math.floor(this.seconds() / STEP_SECONDS) + 2) * STEP_SECONDS;
    const signature = this.signature(expires, key, this.keys.signing(PURPOSE)).toString('base64url');
    return `${this.prefix}${expires}.${signature}/${key}`;
  }

  /** The URL to store for a valid signed one; otherwise undefined. */
  storedUrl(shown: string): string | undefined {
    if (!shown.startsWith(this.prefix)) return undefined;
    const key = this.keyOf(shown.slice(this.prefix.length));
    return key === undefined ? undefined : this.storage.addressOf(key);
  }

  /** The storage key of the path after `/media/signed/`; undefined if the signature is invalid or expired. */
  keyOf(signed: string): string | undefined {
    const [, expires, sent, key] = SIGNED.exec(signed) ?? [];
    if (expires === undefined || sent === undefined || key === undefined) return undefined;
    if (Number(expires) <= this.seconds() || !isPrivateKey(key)) return undefined;
    const received = Buffer.from(sent, 'base64url');
    const isSigned = this.keys.accepted(PURPOSE).some(accepted => {
      const expected = this.signature(Number(expires), key, accepted);
      return received.length === expected.length && timingSafeEqual(received, expected);
    });
    return isSigned ? key : undefined;
  }

  private signature(expires: number, key: string, secret: ReturnType<DerivedKeys['signing']>): Buffer {
    const subject = pictureAt(key) ? key.slice(0, key.lastIndexOf('/')) : key;
    return createHmac('sha256', secret).update(`${this.definition.name}\n${expires}\n${subject}`).digest();
  }

  private get prefix(): string {
    return `/${this.definition.name}/media/signed/`;
  }

  private seconds(): number {
    return Math.floor(this.clock.now().epochMilliseconds / 1000);
  }
}
