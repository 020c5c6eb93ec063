import { createServer, type ServerResponse } from 'node:http'

/**
 * Response to a request for one key; `silence`: none, and the connection stays open. `after`: whether the connection stays open or breaks after a
 * body shorter than its `content-length`.
 */
export type Scripted =
  | { status: number; body?: string; headers?: Record<string, string>; after?: 'silence' | 'break' }
  | 'silence'

/** Returns a bucket's response with one of its error codes. */
export const s3Error = (status: number, code: string): Scripted => ({
  status,
  body: `<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`,
  headers: { 'content-type': 'application/xml' },
})

/**
 * Replaces a bucket with a server that answers as the test says, for outages, gateways and lost rights that no real bucket can produce. `asked`:
 * requests until now, such as 'HEAD media/logo.png'; `unfinished`: responses still held open. Checks no signatures.
 */
export async function startScriptedBucket(answer: (key: string, method: string) => Scripted): Promise<{
  url: string
  asked: string[]
  unfinished: () => number
  stop: () => Promise<void>
}> {
  const asked: string[] = []
  const open = new Set<ServerResponse>()
  const server = createServer(({ method = '', url = '' }, res) => {
    const key = decodeURIComponent(URL.parse(url, 'http://s3')?.pathname ?? '').replace(/^\/portico\//, '')
    asked.push(`${method} ${key}`)
    open.add(res)
    res.once('close', () => open.delete(res))
    const scripted = answer(key, method)
    if (scripted === 'silence') return
    const body = scripted.body ?? ''
    res.writeHead(scripted.status, { 'content-length': String(Buffer.byteLength(body)), ...scripted.headers })
    if (method === 'HEAD' || scripted.after === undefined) return res.end(method === 'HEAD' ? undefined : body)
    res.write(body, () => {
      if (scripted.after === 'break') res.socket?.resetAndDestroy()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  return {
    asked,
    unfinished: () => open.size,
    url: `http://key:secret@127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/portico?region=us-east-1`,
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
