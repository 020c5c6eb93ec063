import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { places } from './places.ts'

/** Answers Place Details as Google does: requires a key and a field mask, and returns only the fields in the mask. */
export async function startGooglePlaces({ port, key }: { port: number; key: string }) {
  const server = createServer((req, res) => {
    const answer = (status: number, body: object) =>
      res.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(body))
    const refuse = (code: number, status: string, message: string) => answer(code, { error: { code, message, status } })
    const [, id] = /^\/v1\/places\/([^/?]+)/.exec(req.url ?? '') ?? []
    const mask = String(req.headers['x-goog-fieldmask'] ?? '').split(',')
    if (req.url === '/') return answer(200, {})
    if (req.headers['x-goog-api-key'] !== key)
      return refuse(403, 'PERMISSION_DENIED', 'The request is missing a valid API key.')
    if (mask[0] === '') return refuse(400, 'INVALID_ARGUMENT', 'FieldMask is a required parameter.')
    const place = id === undefined ? undefined : places[decodeURIComponent(id)]
    if (!place) return refuse(404, 'NOT_FOUND', 'The Place ID is no longer valid.')
    return answer(200, Object.fromEntries(Object.entries(place).filter(([name]) => mask.includes(name))))
  })
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise<void>((done) => void server.close(() => done())),
  }
}
