import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PublicPortal } from '@portico/shared/contract/portals/portals.ts'
import { builtSite } from '../../tests/support/site.ts'
import { sampleCall } from './sample-call.ts'
import type { SampleData } from './sample-call.ts'

export const siteFolder = resolve(import.meta.dirname, '..')
export const clientFolder = resolve(siteFolder, 'dist/client')
const entry = resolve(siteFolder, 'dist/server/entry.mjs')

export type RenderHandler = (
  req: IncomingMessage,
  res: ServerResponse,
  next: undefined,
  locals: object,
) => Promise<void>

/** Loads the renderer built from the current sources. Several test files start at once, but only one of them builds. */
export async function loadRenderer(): Promise<RenderHandler> {
  await builtSite()
  const module: { handler: RenderHandler } = await import(pathToFileURL(entry).href)
  return module.handler
}

export interface Rendered {
  status: number
  body: string
  type: string
  tags: string[]
}
export type Render = (path: string, portal: PublicPortal, data?: SampleData) => Promise<Rendered>

/** Starts the renderer on its own port and passes a portal with every page, as the publisher does. */
export async function startRenderer(): Promise<{ render: Render; stop: () => Promise<void> }> {
  const handler = await loadRenderer()
  const waiting = new Map<string, object>()
  const server = createServer(
    (req, res) => void handler(req, res, undefined, waiting.get(String(req.headers['x-render'])) ?? {}),
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  let renders = 0
  const render: Render = (path, portal, data) =>
    new Promise((done, failed) => {
      const ticket = String(++renders)
      const tags: string[] = []
      waiting.set(ticket, {
        portal,
        call: sampleCall(data),
        shows: (...more: string[]) => tags.push(...more),
        version: '1',
        content_url: 'http://content.localhost',
      })
      request({ port, host: '127.0.0.1', path, headers: { 'x-render': ticket } }, (res) => {
        const parts: Buffer[] = []
        res.on('data', (part: Buffer) => parts.push(part))
        res.on('end', () =>
          done({
            status: res.statusCode ?? 0,
            body: Buffer.concat(parts).toString(),
            type: res.headers['content-type'] ?? '',
            tags,
          }),
        )
      })
        .on('error', failed)
        .end()
    })
  return { render, stop: () => new Promise((done) => void server.close(() => done())) }
}
