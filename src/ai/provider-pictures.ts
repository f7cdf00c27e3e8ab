import { CallDeadline } from './call-deadline';
import type { PictureModel, PictureRequest } from './chat-model';
import { ModelFailed } from './model-failed';
import type { Provider } from './provider';

/** Pictures by the OpenAI protocol: `/images/generations`, and `/images/edits` of a source. Without retries. */
export class ProviderPictures implements PictureModel {
  constructor(
    private readonly name: string,
    private readonly provider: Provider,
    private readonly timeoutMs: () => number,
  ) {}

  async draw({ prompt, source, count, signal }: PictureRequest): Promise<Buffer[]> {
    const { generateImage } = await this.provider.load();
    const model = await this.provider.imageModel(this.name);
    using deadline = new CallDeadline(signal, this.timeoutMs());
    try {
      const { images } = await generateImage({
        model,
        prompt: source ? { text: prompt, images: [source] } : prompt,
        n: count,
        maxRetries: 0,
        abortSignal: deadline.signal,
      });
      if (images.length === 0) throw new ModelFailed('malformed');
      return images.slice(0, count).map(({ uint8Array }) => Buffer.from(uint8Array));
    } catch (error) {
      throw deadline.failure(error);
    }
  }
}
