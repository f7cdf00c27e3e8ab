import { Injectable } from '@nestjs/common';
import { buffer } from 'node:stream/consumers';
import { AiModels } from '#ai/ai-models';
import { Storage } from '#media/storage';
import { StudioDemo } from './studio-demo';
import { StudioUnavailable } from './studio.refusals';
import type { PictureBrief } from './studio-subjects';

/** Draws with the provider. Without a key, outside production, it uses the drawings of the demo. */
@Injectable()
export class PictureSource {
  constructor(
    private readonly models: AiModels,
    private readonly demo: StudioDemo,
    private readonly storage: Storage,
  ) {}

  get isAvailable(): boolean {
    return this.models.pictures() !== undefined || this.models.isDemo;
  }

  /** Returns at most `count` encoded, unchecked pictures. @throws ModelFailed, StudioUnavailable */
  async draw({ prompt, sourceUrl, demo }: PictureBrief, count: number, signal: AbortSignal): Promise<Buffer[]> {
    const model = this.models.pictures();
    if (!model && this.models.isDemo && this.demo.isAvailable) return this.demo.draw(demo, count);
    if (!model) throw StudioUnavailable();
    const source = sourceUrl === undefined ? {} : { source: await this.read(sourceUrl) };
    const pictures = await model.draw({ prompt, count, signal, ...source });
    return pictures.slice(0, count);
  }

  private async read(address: string): Promise<Buffer> {
    return buffer(await this.storage.read(this.storage.keyOf(address)!));
  }
}
