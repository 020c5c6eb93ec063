import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import PusherModule from 'pusher-js'
import type { ServerTimeouts } from '../../api/src/kernel/server/server-timeouts.ts'
import { openServices } from '../../api/src/services.ts'
import { startApi } from '../../api/src/start-api.ts'
import type { Client } from './client.ts'
import { createWorld, type World } from './world.ts'

type PusherClass = typeof PusherModule.default
export type Pusher = InstanceType<PusherClass>
// A CommonJS bundle: by its types the class is `default`, but in Node it is the bundle itself.
export const PusherClient: PusherClass = PusherModule.default ?? (PusherModule as unknown as PusherClass)

/** Creates a world whose core portal answers on localhost and Summit on 127.0.0.1, names that non-browser clients can resolve. */
export async function createLiveWorld(env: Record<string, string> = {}): Promise<World> {
  const world = await createWorld({ PUBLIC_HOST: 'localhost', CONTENT_HOST: 'content.invalid', ...env })
  await world.services.platform
    .sql`update portals set custom_domain = '127.0.0.1' where id = ${world.portals.summit.id}`
  return { ...world, portals: { ...world.portals, summit: { ...world.portals.summit, host: '127.0.0.1' } } }
}

/** Starts an api of this world that listens and has its own connections. */
export async function startLiveApi(
  world: World,
  timeouts?: ServerTimeouts,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const services = await openServices({ config: { ...world.config, API_PORT: 0 }, log: world.services.log, max: 4 })
  return startApi({ services, drain_ms: 2_000, timeouts })
}

/** Adds what a browser adds to the clients' own signature request: the cookies of its host, and the CSRF token as a header. */
export async function openJar(person: Client): Promise<{ url: string; close: () => void }> {
  const server = createServer((req, res) => {
    let body = ''
    req
      .on('data', (part: Buffer) => (body += part.toString()))
      .once(
        'end',
        () =>
          void (async () => {
            const answer = await person.send('POST', '/broadcasting/auth', {
              body,
              headers: { 'content-type': req.headers['content-type'] ?? '' },
            })
            res.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
          })(),
      )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => void server.close() }
}

export const clientOptions = ({ host, port, auth }: { host: string; port: number; auth: string }) => ({
  cluster: '',
  wsHost: host,
  wsPort: port,
  wsPath: '/api/realtime',
  forceTLS: false,
  enabledTransports: ['ws' as const],
  disableStats: true,
  channelAuthorization: { transport: 'ajax' as const, endpoint: auth },
})

/** Resolves with the next event of a channel or connection of pusher-js. */
export function next<T>(
  target: {
    bind: (event: string, heard: (data: T) => void) => unknown
    unbind: (event: string, heard: (data: T) => void) => unknown
  },
  event: string,
  limit_ms = 20_000,
): Promise<T> {
  return new Promise((done, fail) => {
    const late = setTimeout(() => fail(new Error(`${event} did not happen`)), limit_ms)
    const heard = (data: T) => {
      clearTimeout(late)
      target.unbind(event, heard)
      done(data)
    }
    target.bind(event, heard)
  })
}
