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
  const { port } = await server.run();
  // Node takes the header from a clock that `TEST_CLOCK` does not move, and the AWS client signs by the header.
  server.httpServer.prependListener('request', (_, response) => response.setHeader('Date', new Date().toUTCString()));
  return { endpoint: `http://127.0.0.1:${port}`, server };
}
