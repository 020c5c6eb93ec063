import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** What a relay is asked: such as 'GET /portico/media/logo.png', with the query. */
type Asked = string
type Answer = { status: number; body: string }

/**
 * Stands before a server as a gateway does: it passes requests on as they came, answers for the server what `answer` gives, and keeps
 * requests until `wait` is over, to pass them on then even where the sender has left. `passed`: what the server has answered until now.
 */
export async function openHttpRelay(to: { host: string; port: number }): Promise<{
  port: number
  rules: { answer: (asked: Asked) => Answer | null; wait: (asked: Asked) => Promise<void> | null }
  passed: Asked[]
  stop: () => Promise<void>
}> {
  const rules: Awaited<ReturnType<typeof openHttpRelay>>['rules'] = { answer: () => null, wait: () => null }
  const passed: Asked[] = []
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
