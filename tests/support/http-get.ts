import { request } from 'node:http'

export type HttpResult = { status: number; location: string | undefined; body: string }

/** GETs from 127.0.0.1 as `host`: Node's fetch cannot resolve portal hosts and silently drops a Host header. */
export function httpGet({
  port,
  host,
  path,
  headers = {},
}: {
  port: number
  host: string
  path: string
  headers?: Record<string, string>
}): Promise<HttpResult> {
  return new Promise((done, fail) => {
    const asked = request(
      { host: '127.0.0.1', port, path, headers: { ...headers, host: `${host}:${port}` } },
      (answer) => {
        let body = ''
        answer.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
        answer.on('end', () => done({ status: answer.statusCode ?? 0, location: answer.headers.location, body }))
      },
    )
    asked.on('error', fail)
    asked.end()
  })
}
