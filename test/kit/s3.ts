import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import S3rver from 's3rver';

/** A server that speaks the protocol of S3, with one bucket in a folder. */
export async function startS3(directory: string, bucket: string): Promise<{ endpoint: string; server: S3rver }> {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  putInOneStep(server);
  const { port } = await server.run();
  // Node takes the header from a clock that `TEST_CLOCK` does not move, and the AWS client signs by the header.
  server.httpServer.prependListener('request', (_, response) => response.setHeader('Date', new Date().toUTCString()));
  return { endpoint: `http://127.0.0.1:${port}`, server };
}

/** An object is replaced in one step and is whole when it is answered, as in S3: S3rver itself writes over one that is read. */
function putInOneStep({ store }: S3rver): void {
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const path = store.getResourcePath(bucket, key, 'object');
    await mkdir(dirname(path), { recursive: true });
    const written = `${path}.${randomUUID()}`;
    const hash = createHash('md5');
    let size = 0;
    await pipeline(
      Buffer.isBuffer(content) ? Readable.from([content]) : content,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          size += chunk.length;
          yield chunk;
        }
      },
      createWriteStream(written),
    );
    await rename(written, path);
    const md5 = hash.digest('hex');
    await store.putMetadata(bucket, key, metadata, md5);
    return { size, md5 };
  };
}
