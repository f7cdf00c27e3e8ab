import { FormerPictures, type FormerPictureResult } from '#shared/uploads/former-pictures';
import type { SeededService } from '#host/service/hosted-service';
import type { CommandDeclaration } from './command';
import type { Installation } from './installation';

type Counts = { service: string } & Record<FormerPictureResult, number>;

export const mediaCommands: readonly CommandDeclaration[] = [
  {
    name: 'versions',
    summary:
      'Gives size, narrower versions and WebP to pictures that were stored without; can be stopped and started again',
    scope: 'services',
    run: async ({ installation, services }) => {
      const data: Counts[] = [];
      for (const service of services) data.push(await convertAll(installation, service));
      const lines = data.map(
        ({ service, converted, missing, unreadable }) =>
          `${service}: ${converted} converted, ${missing} without a file, ${unreadable} unreadable`,
      );
      return { text: lines.join('\n'), data, isBad: data.some(({ unreadable }) => unreadable > 0) };
    },
  },
];

const convertAll = async (installation: Installation, service: SeededService): Promise<Counts> =>
  installation.open(service, async app => {
    const pictures = app.get(FormerPictures);
    const counts: Counts = { service: service.definition.name, converted: 0, missing: 0, unreadable: 0 };
    for (const picture of await pictures.list()) counts[await pictures.convert(picture)] += 1;
    return counts;
  });
