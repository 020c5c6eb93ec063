import { createServer, type ServerResponse } from 'node:http'

/**
 * What a request for one key is answered with; `silence`: nothing, and the connection stays open. `after`: whether the connection stays
 * open, or breaks off, once the body was sent of which `content-length` promises more.
 */
export type Scripted =
  | { status: number; body?: string; headers?: Record<string, string>; after?: 'silence' | 'break' }
  | 'silence'

/** What a bucket says with one of its error codes. */
export const s3Error = (status: number, code: string): Scripted => ({
  status,
  body: `<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`,
  headers: { 'content-type': 'application/xml' },
})

/**
 * A server in the place of a bucket that answers as the test says, for what no real one can be made to say: outages, gateways and lost
 * rights. `asked`: what it was asked for until now, such as 'HEAD media/logo.png'; `unfinished`: how many of its answers somebody still
 * holds open. It checks no signature.
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
