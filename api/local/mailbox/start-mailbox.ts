import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { openMessageStore, type MessageStore } from './message-store.ts'
import { parseMessage } from './message.ts'
import { listPage, mailPolicy, messagePage, missingPage, pagePolicy } from './page.ts'

export type Mailbox = { url: string; smtp_url: string; stop: () => Promise<void> }

const limit_bytes = 25 * 1024 * 1024

/** Starts a mail server on 127.0.0.1 that delivers nothing, and a page to read the emails it received. Port 0 picks a free one. */
export async function startMailbox({
  dataDir,
  port = 0,
  smtpPort = 0,
}: {
  dataDir: string
  port?: number
  smtpPort?: number
}): Promise<Mailbox> {
  const store = openMessageStore(dataDir)
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: limit_bytes,
    logger: false,
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address)
      buffer(stream)
        .then((raw) => parseMessage({ raw, id: store.nextId(), to, received_at: new Date().toISOString() }))
        .then(store.add)
        .then(() => done(), done)
    },
  })
  // Ignore clients that disconnect.
  smtp.on('error', () => {})
  const pages = createServer((request, response) => answer({ request, response, store }))
  const [smtpAddress, pageAddress] = await Promise.all([
    listen(
      (ready) => smtp.listen(smtpPort, '127.0.0.1', ready),
      () => smtp.server.address(),
    ),
    listen(
      (ready) => pages.listen(port, '127.0.0.1', ready),
      () => pages.address(),
    ),
  ])
  const stop = async () => {
    pages.closeAllConnections()
    await Promise.all([new Promise((done) => pages.close(done)), new Promise<void>((done) => smtp.close(() => done()))])
  }
  return { url: `http://localhost:${pageAddress.port}`, smtp_url: `smtp://127.0.0.1:${smtpAddress.port}`, stop }
}

type Answer = {
  status?: number
  type?: string
  policy?: string
  body: string | Buffer
  headers?: Record<string, string>
}
const html = 'text/html; charset=utf-8'
const json = (value: unknown, status = 200): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
})
const missing: Answer = { status: 404, body: missingPage() }

function answer({
  request,
  response,
  store,
}: {
  request: IncomingMessage
  response: ServerResponse
  store: MessageStore
}): void {
  const { status = 200, type = html, policy = pagePolicy, body, headers = {} } = answerOf(request, store)
  response
    .writeHead(status, {
      'content-type': type,
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      ...headers,
    })
    .end(body)
}

function answerOf(request: IncomingMessage, store: MessageStore): Answer {
  // Emails contain reset links: another site must not read them through a host name that resolves here (DNS rebinding).
  if (!/^(localhost|127\.0\.0\.1|[a-z0-9.-]+\.localhost)(:\d+)?$/.test(request.headers.host ?? ''))
    return { status: 421, body: missingPage() }
  const url = new URL(request.url ?? '/', 'http://localhost')
  const to = url.searchParams.get('to') ?? ''
  if (url.pathname === '/')
    return { body: listPage({ messages: store.list({ to }).slice(0, 200), to, newest: store.list()[0]?.id ?? 0 }) }
  if (url.pathname === '/api/messages')
    return json({ data: store.list({ to }).slice(0, Number(url.searchParams.get('limit') ?? 200)) })
  return messageOf(url, store)
}

function messageOf({ pathname }: URL, store: MessageStore): Answer {
  const [, api, id, part, index] =
    /^(\/api)?\/messages\/(\d+)(?:\/(html|attachments)(?:\/(\d+))?)?$/.exec(pathname) ?? []
  const message = id ? store.find(Number(id)) : undefined
  if (!message) return pathname.startsWith('/api/') ? json({ code: 'not_found' }, 404) : missing
  if (api) return json({ data: message })
  if (!part) return { body: messagePage(message) }
  if (part === 'html') return { policy: mailPolicy, body: message.html }
  const file = message.attachments[Number(index)]
  if (!file) return missing
  return {
    type: 'application/octet-stream',
    body: Buffer.from(file.content_base64, 'base64'),
    headers: { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.filename)}` },
  }
}

function listen(
  open: (ready: () => void) => { once(event: 'error', listener: (error: Error) => void): unknown },
  address: () => AddressInfo | string | null,
): Promise<AddressInfo> {
  return new Promise((done, fail) => {
    const server = open(() => {
      const found = address()
      if (found && typeof found === 'object') done(found)
      else fail(new Error('The mailbox got no address.'))
    })
    server.once('error', fail)
  })
}
