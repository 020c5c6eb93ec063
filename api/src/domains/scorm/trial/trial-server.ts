import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { mimeType } from '../../../kernel/mime-type.ts'
import type { Storage } from '../../../storage/storage.ts'
import { packageFileFinder } from '../host/find-package-file.ts'
import { loadPlayerAssets } from '../host/player-assets.ts'
import { trialPage } from './trial-page.ts'

type Given = {
  storage: Storage
  sha256: string
  launch: string
  cmi: Record<string, string>
  /** called with every URL of another origin that the browser requests from its proxy */
  onElsewhere: (address: string) => void
}

/**
 * Starts a local server for one trial launch, which is also its browser's proxy. It serves the page, the player's API and the files of one package.
 */
export async function startTrialServer({ storage, sha256, launch, cmi, onElsewhere }: Given) {
  const find = packageFileFinder(storage)
  const { files: assets } = await loadPlayerAssets()
  const page = trialPage({ assets: '/assets', content: `/p/${launch}`, cmi })
  async function answer({ url = '/', method }: IncomingMessage, response: ServerResponse): Promise<void> {
    // This server is also the browser's proxy: it serves URLs of its own origin and refuses all others.
    const own = url.startsWith('/') ? url : url.startsWith(`${origin()}/`) ? url.slice(origin().length) : null
    if (own === null) onElsewhere(url)
    if (own === null || (method !== 'GET' && method !== 'HEAD')) return void response.writeHead(403).end()
    const path = own.split('?', 1)[0] ?? '/'
    if (path === '/') return void response.setHeader('content-type', 'text/html; charset=utf-8').end(page)
    const asset = path.startsWith('/assets/') ? assets.get(path.slice('/assets/'.length)) : undefined
    if (asset) return void response.setHeader('content-type', asset.type).end(asset.body)
    const file = path.startsWith('/p/') ? await find(sha256, path.slice('/p/'.length)) : null
    const bytes = file && file.bytes > 0 ? await file.open({ start: 0, end: file.bytes - 1 }) : null
    if (!file) return void response.writeHead(404).end()
    response.setHeader('content-type', mimeType(file.name))
    if (bytes) await pipeline(bytes, response)
    else response.end()
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  // Tunnels, which web sockets and https request from a proxy.
  for (const asked of ['connect', 'upgrade'] as const)
    server.on(asked, ({ url = '' }, socket) => {
      if (!url.startsWith('/')) onElsewhere(url)
      socket.destroy()
    })
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: origin(),
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
