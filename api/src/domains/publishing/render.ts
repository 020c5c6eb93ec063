import { type Tag } from '@portico/shared/tags/tags.ts'
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import {
  Agent,
  createServer,
  request,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Call } from '@portico/shared/calls/call.ts'
import type { PublicPortal } from '@portico/shared/contract/portals/portals.ts'
import { siteServer } from './folders.ts'
import type { SocialText } from './social-picture-path.ts'

/** Input for rendering a page (site/src/env.d.ts). */
type Locals = {
  portal: PublicPortal
  call: Call
  shows: (...tags: Tag[]) => void
  version: string
  content_url: string
  social: (words: SocialText) => string | null
}
export type Order = { path: string; host: string } & Omit<Locals, 'shows'>
export type Rendered = { status: number; body: Buffer; tags: Tag[] }
export type Renderer = { render: (order: Order) => Promise<Rendered>; close: () => Promise<void> }

type Handler = (req: IncomingMessage, res: ServerResponse, next: () => void, locals: Locals) => void
const limit_ms = 30_000

/**
 * Serves the built site, warm, behind a Unix socket of this process. Each request finds its own locals by a number in a header, so concurrent renders
 * of two portals cannot mix.
 */
export async function createRenderer(entry: string = siteServer): Promise<Renderer> {
  const { handler } = (await import(pathToFileURL(entry).href)) as { handler: Handler }
  const orders = new Map<string, Locals>()
  const answer: RequestListener = (req, res) => {
    const locals = orders.get(String(req.headers['x-order']))
    if (locals) return handler(req, res, () => res.writeHead(404).end(), locals)
    res.writeHead(400).end()
  }
  const socketPath = join(tmpdir(), `portico-${process.pid}-${randomUUID().slice(0, 8)}.sock`)
  // Only this process uses these connections; never close one while a request is being sent.
  const server = createServer({ keepAliveTimeout: 0, requestTimeout: 0 }, answer)
  await new Promise<void>((done, fail) => server.once('error', fail).listen(socketPath, done))
  server.unref()
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })

  return {
    async render({ path, host, ...locals }) {
      const number = randomUUID()
      const tags = new Set<Tag>()
      orders.set(number, { ...locals, shows: (...more) => more.forEach((tag) => tags.add(tag)) })
      try {
        const { status, body } = await requestPage({
          socketPath,
          agent,
          path,
          headers: { host, 'x-order': number, accept: 'text/html,*/*' },
        })
        return { status, body, tags: [...tags].toSorted() }
      } finally {
        orders.delete(number)
      }
    },
    async close() {
      agent.destroy()
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      rmSync(socketPath, { force: true })
    },
  }
}

function requestPage(options: {
  socketPath: string
  agent: Agent
  path: string
  headers: Record<string, string>
}): Promise<{ status: number; body: Buffer }> {
  return new Promise((done, fail) => {
    const asked = request({ ...options, timeout: limit_ms }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.once('end', () =>
        answer.complete
          ? done({ status: answer.statusCode ?? 500, body: Buffer.concat(parts) })
          : fail(new Error(`${options.path} broke off`)),
      )
      answer.once('error', fail)
    })
    asked.once('timeout', () =>
      asked.destroy(new Error(`${options.path} took longer than ${limit_ms / 1000} s to render`)),
    )
    asked.once('error', fail)
    asked.end()
  })
}
