import { Injectable } from '@nestjs/common';
import { drawnVersions } from '#media/images';
import type { DemoSubject } from './studio-subjects';

/** Draws a picture as SVG with the code that draws the demo data; each `variant` differs. */
export type DrawStudioDemo = (subject: DemoSubject, variant: number) => Promise<string>;

const WIDTH = 1600;

/** Replaces the provider outside production with drawings. The host supplies the function that draws. */
@Injectable()
export class StudioDemo {
  constructor(private readonly drawing: DrawStudioDemo | undefined) {}

  get isAvailable(): boolean {
    return this.drawing !== undefined;
  }

  async draw(subject: DemoSubject, count: number): Promise<Buffer[]> {
    const pictures: Buffer[] = [];
    for (let variant = 0; variant < count; variant++) {
      const { files } = await drawnVersions(await this.drawing!(subject, variant), [WIDTH]);
      pictures.push(files.find(({ type }) => type === 'image/jpeg')!.bytes);
    }
    return pictures;
  }
}
