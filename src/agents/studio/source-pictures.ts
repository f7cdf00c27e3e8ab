import { Injectable } from '@nestjs/common';
import { fieldRefused } from '#kit/refusals/refusal';
import { isPrivateKey, Storage } from '#media/storage';

const PICTURE = /\.(?:jpe?g|png|webp)$/;

/** Checks the addresses of pictures that the provider is to change. */
@Injectable()
export class SourcePictures {
  constructor(private readonly storage: Storage) {}

  /** Accepts undefined. @throws ValidationFailed unless the address is that of a stored, public picture */
  async require(field: string, address: string | undefined): Promise<void> {
    if (address === undefined) return;
    const key = this.storage.keyOf(address);
    const isPicture = key !== undefined && PICTURE.test(key) && !isPrivateKey(key);
    if (!isPicture || !(await this.storage.exists(key))) throw fieldRefused(field, 'stored_picture');
  }
}
