import { createServer } from 'node:http'

/** What a request for one key is answered with; `silence`: nothing, and the connection stays open. */
export type Scripted = { status: number; body?: string; headers?: Record<string, string> } | 'silence'

/** What a bucket says with one of its error codes. */
export const s3Error = (status: number, code: string): Scripted => ({
  status,
  body: `<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`,
  headers: { 'content-type': 'application/xml' },
})

/**
 * A server in the place of a bucket that answers as the test says, for what no real one can be made to say: outages, gateways and lost
 * rights. `asked`: what it was asked for until now, such as 'HEAD media/logo.png'. It checks no signature.
 */
export async function startScriptedBucket(answer: (key: string, method: string) => Scripted): Promise<{
  url: string
  asked: string[]
  stop: () => Promise<void>
}> {
  const asked: string[] = []
  const server = createServer(({ method = '', url = '' }, res) => {
    const key = decodeURIComponent(URL.parse(url, 'http://s3')?.pathname ?? '').replace(/^\/portico\//, '')
    asked.push(`${method} ${key}`)
    const scripted = answer(key, method)
    if (scripted === 'silence') return
    const body = scripted.body ?? ''
    res.writeHead(scripted.status, { 'content-length': String(Buffer.byteLength(body)), ...scripted.headers })
    res.end(method === 'HEAD' ? undefined : body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  return {
    asked,
    url: `http://key:secret@127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/portico?region=us-east-1`,
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
