import { mkdtempSync, rmSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

/**
 * Starts a real S3 server in a temporary folder with one empty bucket; it rejects wrongly signed requests. `asked`: requests until now, such as 'GET
 * media/logo.png'; `directory`: where it stores data.
 */
export async function startS3(): Promise<{
  url: string
  asked: string[]
  directory: string
  stop: () => Promise<void>
}> {
  const directory = mkdtempSync(join(tmpdir(), 'portico-s3-'))
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'portico', configs: [] }],
  })
  const { port } = await server.run()
  const asked: string[] = []
  server.httpServer?.on('request', ({ method, url }: IncomingMessage) => {
    const path = decodeURIComponent(URL.parse(url ?? '', 'http://s3')?.pathname ?? '')
    asked.push(`${method} ${path.replace(/^\/portico\//, '')}`)
  })
  return {
    asked,
    directory,
    url: `http://S3RVER:S3RVER@127.0.0.1:${port}/portico?region=us-east-1`,
    stop: async () => {
      // A stream that a failed test left unread would hold the server open.
      server.httpServer?.closeAllConnections()
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
