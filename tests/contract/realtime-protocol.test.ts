import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { notify } from '../../api/src/domains/notifications/notify.ts'
import { signChannel } from '../../api/src/realtime/sign-channel.ts'
import { sessions } from '../../api/src/kernel/tables.ts'
import { eq } from 'drizzle-orm'
import { broadcasting_auth } from '../../shared/src/contract/notifications.ts'
import { createLiveWorld, startLiveApi } from '../support/live.ts'
import type { Person, World } from '../support/world.ts'

// Allows for a shared machine, where work of milliseconds may wait for seconds.
vi.setConfig({ testTimeout: 180_000 })
let world: World
let api: Awaited<ReturnType<typeof startLiveApi>>
const open: WebSocket[] = []
beforeAll(async () => {
  world = await createLiveWorld()
  api = await startLiveApi(world)
})
afterEach(() => open.splice(0).forEach((ws) => ws.terminate()))
afterAll(async () => {
  await api.stop()
  await world.close()
})

type Frame = { event: string; channel?: string; data: Record<string, unknown> }
const usual = '/api/realtime/app/portico?protocol=7&client=js&version=8.6.0&flash=false'

/** A client that sends what ours never would; it records what it received and how it was closed. */
function raw(path = usual, options: { origin?: string; host?: string; from?: string } = {}) {
  const { host = 'localhost', from, ...rest } = options
  const ws = new WebSocket(`ws://127.0.0.1:${api.port}${path}`, {
    ...rest,
    headers: { host: `${host}:${api.port}`, ...(from ? { 'x-forwarded-for': from } : {}) },
  })
  open.push(ws)
  const frames: Frame[] = []
  let wake = () => {}
  ws.on('message', (bytes) => {
    const { data, ...frame } = JSON.parse(String(bytes)) as { event: string; data: string }
    frames.push({ ...frame, data: JSON.parse(data) as Record<string, unknown> })
    wake()
  })
  const closed = new Promise<number>((done) => ws.once('close', done))
  const refused = new Promise<number>((done) => {
    ws.once('unexpected-response', (_, answer) => done(answer.statusCode ?? 0))
    ws.on('error', () => {})
  })
  const said = async (event: string): Promise<Frame> => {
    for (;;) {
      const at = frames.findIndex((frame) => frame.event === event)
      const [frame] = at < 0 ? [] : frames.splice(at, 1)
      if (frame) return frame
      await new Promise<void>((done) => (wake = done))
    }
  }
  const say = (event: string, data: unknown) => ws.send(JSON.stringify({ event, data }))
  return { ws, said, say, closed, refused, waiting: () => frames }
}

async function sessionOf(person: Person): Promise<number> {
  const [row] = await world.services.auth.connection.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.user_id, person.id))
  return row?.id ?? 0
}

async function signatureFor(person: Person, socket_id: unknown, channel = `private-notifications.${person.id}`) {
  const holder = {
    portal_id: world.portals.core.id,
    host_portal_id: world.portals.core.id,
    user_id: person.id,
    session_id: await sessionOf(person),
  }
  return {
    channel,
    ...signChannel({ socket_id: String(socket_id), channel, holder, secret: world.services.secrets.realtime }),
  }
}

test('[NTF-006] greets, answers ping with pong, and sends nothing after unsubscribing', async () => {
  const person = await world.person('learner')
  const { said, say, waiting } = raw()
  const { data } = await said('pusher:connection_established')
  expect(data).toEqual({ socket_id: expect.stringMatching(/^\d+\.\d+$/), activity_timeout: 30 })
  say('pusher:ping', {})
  await said('pusher:pong')
  const signed = await signatureFor(person, data.socket_id)
  say('pusher:subscribe', signed)
  expect(await said('pusher_internal:subscription_succeeded')).toMatchObject({ channel: signed.channel, data: {} })
  say('pusher:unsubscribe', { channel: signed.channel })
  say('client-typing', {})
  expect((await said('pusher:error')).data).toMatchObject({ code: 4301 })
  // Control: another socket of the same person that stays subscribed.
  const other = raw()
  other.say(
    'pusher:subscribe',
    await signatureFor(person, (await other.said('pusher:connection_established')).data.socket_id),
  )
  await other.said('pusher_internal:subscription_succeeded')
  await world.within('core', (db) =>
    notify({ db }, { user_id: person.id, type: 'order_paid', properties: { title: '#1', original_id: 1 } }),
  )
  await other.said('notification.created')
  say('pusher:ping', {})
  await said('pusher:pong')
  expect(waiting()).toEqual([])
})

test('allows 200 sockets without a session per IP; sockets with one do not count', async () => {
  const person = await world.person('learner')
  const from = '203.0.113.9'
  const greet = async () => {
    const socket = raw(usual, { from })
    return { socket, greeting: await socket.said('pusher:connection_established') }
  }
  const signedIn = await greet()
  signedIn.socket.say('pusher:subscribe', await signatureFor(person, signedIn.greeting.data.socket_id))
  await signedIn.socket.said('pusher_internal:subscription_succeeded')
  for (let batch = 0; batch < 10; batch++) await Promise.all(Array.from({ length: 20 }, greet))
  const refused = raw(usual, { from })
  expect((await refused.said('pusher:error')).data).toMatchObject({ code: 4100 })
  expect(await refused.closed).toBe(4100)
  const elsewhere = raw(usual, { from: '203.0.113.10' })
  await elsewhere.said('pusher:connection_established')
  elsewhere.say('pusher:ping', {})
  await elsewhere.said('pusher:pong')
})

test('[NTF-006] [SES-052] a signature is valid for one socket, one channel, one portal and a live session', async () => {
  const [person, other] = [await world.person('learner'), await world.person('learner')]
  const { said, say, closed } = raw()
  const { data } = await said('pusher:connection_established')
  const signed = await signatureFor(person, data.socket_id)
  const foreign = { ...signed, channel: `private-notifications.${other.id}` }
  const elsewhere = await signatureFor(person, '1.1')
  const changed = { ...signed, channel_data: signed.channel_data.replace(String(person.id), String(other.id)) }
  for (const wrong of [foreign, elsewhere, changed, { channel: signed.channel }, { ...signed, auth: 7 }]) {
    say('pusher:subscribe', wrong)
    expect((await said('pusher:subscription_error')).data).toMatchObject({ type: 'AuthError', status: 403 })
  }
  // Control first; then the session ends between signing and subscribing.
  say('pusher:subscribe', signed)
  await said('pusher_internal:subscription_succeeded')
  const late = raw()
  const signedLate = await signatureFor(person, (await late.said('pusher:connection_established')).data.socket_id)
  await world.services.auth.endSessions(person.id)
  expect(await closed).toBe(4009)
  late.say('pusher:subscribe', signedLate)
  expect(await late.closed).toBe(4009)
})

test('[NTF-006] answers invalid frames without affecting others; an oversized frame closes only its own socket', async () => {
  const [loud, quiet] = [raw(), raw()]
  await Promise.all([loud.said('pusher:connection_established'), quiet.said('pusher:connection_established')])
  for (const nonsense of [
    '',
    'nonsense',
    '[]',
    '1',
    'null',
    '{"event":1}',
    '{"event":"pusher:subscribe","data":"x"}',
    '{"event":"no-such"}',
  ]) {
    loud.ws.send(nonsense)
    expect(await loud.said('pusher:error')).toMatchObject({ data: { message: expect.any(String) } })
  }
  loud.ws.send(Buffer.from([0, 1, 2]))
  await loud.said('pusher:error')
  loud.say('pusher:ping', {})
  await loud.said('pusher:pong')
  loud.say('pusher:ping', { padding: 'x'.repeat(11_000) })
  expect(await loud.closed).toBe(1009)
  quiet.say('pusher:ping', {})
  await quiet.said('pusher:pong')
})

test('[NTF-006] a flood closes only its own socket', async () => {
  const { said, say, closed } = raw()
  await said('pusher:connection_established')
  for (let turn = 0; turn < 300; turn += 1) say('pusher:ping', {})
  expect(await closed).toBe(4301)
})

test('[NTF-006] [TEN-001] unknown apps and wrong protocols get their error codes; other paths and hosts no socket', async () => {
  const codes: [string, number][] = [
    ['/api/realtime/app/other?protocol=7', 4001],
    ['/api/realtime/app/portico', 4008],
    ['/api/realtime/app/portico?protocol=9', 4007],
    ['/api/realtime/app/portico?protocol=x', 4007],
  ]
  for (const [path, code] of codes) {
    const { said, closed } = raw(path)
    expect((await said('pusher:error')).data).toMatchObject({ code })
    expect(await closed).toBe(code)
  }
  expect(await raw('/api/realtime').refused).toBe(404)
  expect(await raw('/api/me').refused).toBe(404)
  expect(await raw(usual, { host: 'nobody.example' }).refused).toBe(404)
  expect(await raw(usual, { origin: 'https://evil.example' }).refused).toBe(403)
  await raw(usual, { origin: `http://localhost:${api.port}` }).said('pusher:connection_established')
})

test('[NTF-007] [ROL-022] super admins on the admin host may subscribe to the selected portal; others are refused', async () => {
  const admin = await world.person('super_admin', 'admin')
  const body = { socket_id: '1.1', channel_name: `private-notifications.${admin.id}` }
  const signed = await admin.call(broadcasting_auth, { body, query: { referer_portal_id: world.portals.summit.id } })
  expect(JSON.parse(signed.channel_data)).toMatchObject({
    portal_id: world.portals.summit.id,
    host_portal_id: world.portals.admin.id,
    user_id: admin.id,
  })
  const person = await world.person('learner')
  const own = { socket_id: '1.1', channel_name: `private-notifications.${person.id}` }
  await expect(
    person.call(broadcasting_auth, { body: own, query: { referer_portal_id: world.portals.summit.id } }),
  ).rejects.toMatchObject({ status: 403, code: 'portals.not_yours' })
  expect(JSON.parse((await person.call(broadcasting_auth, { body: own })).channel_data)).toMatchObject({
    portal_id: world.portals.core.id,
  })
})
