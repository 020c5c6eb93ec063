import { request } from 'node:http'
import type { Hono } from 'hono'
import { createClient, type Client } from './client.ts'

/** The same person over HTTP, at a server in another process that shares the database. */
export function overHttp(person: Client, port: number): Client {
  const way = {
    request: (url: string, init: { method: string; headers: Record<string, string>; body?: string | Uint8Array }) =>
      requestAt(port, url, init),
  }
  return createClient(way as unknown as Hono, person.host, person.cookies)
}

/** Sends a request to a server of another process, whatever the host in its URL. */
export function requestAt(
  port: number,
  url: string,
  { method, headers, body }: { method: string; headers: Record<string, string>; body?: string | Uint8Array },
): Promise<Response> {
  const { pathname, search } = new URL(url)
  return new Promise((done, fail) => {
    const asked = request({ host: '127.0.0.1', port, path: pathname + search, method, headers }, (answer) => {
      const parts: Buffer[] = []
      answer
        .on('data', (part: Buffer) => parts.push(part))
        .once('end', () => {
          const all = new Headers()
          for (const [name, value] of Object.entries(answer.headers))
            for (const each of [value ?? []].flat()) all.append(name, each)
          done(new Response(Buffer.concat(parts), { status: answer.statusCode ?? 0, headers: all }))
        })
    })
    asked.once('error', fail).end(body)
  })
}
