import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A request to the relay, such as 'GET /portico/media/logo.png', with its query. */
type RelayedRequest = string
type Answer = { status: number; body: string }

/**
 * Acts as a gateway in front of a server: passes requests on unchanged, answers with `answer` if given, and holds requests until `wait` is over, then
 * passes them on even if the sender has left. `passed` lists what the server has answered.
 */
export async function openHttpRelay(to: { host: string; port: number }): Promise<{
  port: number
  rules: { answer: (asked: RelayedRequest) => Answer | null; wait: (asked: RelayedRequest) => Promise<void> | null }
  passed: RelayedRequest[]
  stop: () => Promise<void>
}> {
  const rules: Awaited<ReturnType<typeof openHttpRelay>>['rules'] = { answer: () => null, wait: () => null }
  const passed: RelayedRequest[] = []
  async function relay(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = req
    const asked = `${method} ${url}`
    const body = await buffer(req)
    const given = rules.answer(asked)
    if (given) return void res.writeHead(given.status).end(method === 'HEAD' ? undefined : given.body)
    await rules.wait(asked)
    const far = request({ ...to, method, path: url, headers }, (answer) => {
      passed.push(asked)
      res.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(res)
    })
    far.on('error', () => res.destroy()).end(body)
  }
  const server = createServer((req, res) => {
    res.on('error', () => {})
    relay(req, res).catch(() => res.destroy())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    rules,
    passed,
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
