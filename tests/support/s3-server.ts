import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

/** A real server of the S3 protocol, in a temporary folder, with one empty bucket. It refuses requests that are signed wrongly. */
export async function startS3(): Promise<{ url: string; stop: () => Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), 'portico-s3-'))
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'portico', configs: [] }],
  })
  const { port } = await server.run()
  return {
    url: `http://S3RVER:S3RVER@127.0.0.1:${port}/portico?region=us-east-1`,
    stop: async () => {
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
