import Echo from 'laravel-echo'
import postgres from 'postgres'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { notify } from '../../api/src/domains/notifications/notify.ts'
import type { Transaction } from '../../api/src/db/client.ts'
import { give_credits } from '../../shared/src/contract/credits/moves.ts'
import { invite_to_course } from '../../shared/src/contract/learning/invitations.ts'
import { create_enrollments } from '../../shared/src/contract/learning/enrollments-people.ts'
import { broadcasting_auth, list_notifications, type Notification } from '../../shared/src/contract/notifications.ts'
import { login, logout, set_role } from '../../shared/src/contract/identity/session.ts'
import {
  clientOptions,
  createLiveWorld,
  next,
  openJar,
  PusherClient,
  startLiveApi,
  type Pusher,
} from '../support/live.ts'
import { makeCourse } from '../support/course.ts'
import { fillPool } from '../support/portal-credits.ts'
import { createClient } from '../support/client.ts'
import type { Person, PortalName, World } from '../support/world.ts'

// Allows for a shared machine, where work of milliseconds may wait for seconds.
vi.setConfig({ testTimeout: 180_000 })
let world: World
let api: Awaited<ReturnType<typeof startLiveApi>>
const open: (() => void)[] = []
beforeAll(async () => {
  world = await createLiveWorld()
  api = await startLiveApi(world)
})
afterEach(() => open.splice(0).forEach((close) => close()))
afterAll(async () => {
  await api.stop()
  await world.close()
})

async function connect(person: Person, portal: PortalName = 'core'): Promise<Pusher> {
  const jar = await openJar(person)
  const pusher = new PusherClient(
    'portico',
    clientOptions({ host: world.portals[portal].host, port: api.port, auth: jar.url }),
  )
  open.push(() => {
    pusher.disconnect()
    jar.close()
  })
  return pusher
}

async function listenAs(person: Person, portal: PortalName = 'core') {
  const pusher = await connect(person, portal)
  const channel = pusher.subscribe(`private-notifications.${person.id}`)
  await next(channel, 'pusher:subscription_succeeded')
  return { pusher, channel }
}

const sendNotification = (person: Person, title: string, portal: PortalName = 'core') =>
  world.within(portal, (db: Transaction) =>
    notify({ db }, { user_id: person.id, type: 'order_paid', properties: { title, original_id: 1 } }),
  )

describe('a notification on an open page', () => {
  test('[NTF-001] [NTF-006] [NTF-007] [SES-052] pusher-js receives its person’s notifications exactly as the list shows them', async () => {
    const person = await world.person('learner')
    const { channel } = await listenAs(person)
    const arrived = next<Notification>(channel, 'notification.created')
    await sendNotification(person, '#17')
    const [listed] = (await person.call(list_notifications)).data
    expect(await arrived).toEqual(listed)
    expect(listed).toMatchObject({ type: 'order_paid', properties: { title: '#17', original_id: 1 }, read_at: null })
  })

  test('[NTF-007] laravel-echo receives it too, using the channel name without its prefix', async () => {
    const person = await world.person('learner')
    const jar = await openJar(person)
    const { channelAuthorization: _, ...options } = clientOptions({ host: 'localhost', port: api.port, auth: jar.url })
    const echo = new Echo({
      broadcaster: 'pusher',
      key: 'portico',
      ...options,
      authEndpoint: jar.url,
      Pusher: PusherClient as never,
    })
    open.push(() => {
      echo.disconnect()
      jar.close()
    })
    const heard = new Promise<Notification>((done, fail) => {
      const channel = echo.private(`notifications.${person.id}`).listen('.notification.created', done).error(fail)
      channel.subscribed(() => void sendNotification(person, '#18'))
    })
    expect(await heard).toMatchObject({ properties: { title: '#18' } })
  })

  test('[NTF-007] never sends rolled-back notifications or those of another portal', async () => {
    const person = await world.person('learner')
    await world.services.platform
      .sql`insert into memberships (portal_id, user_id, roles) values (${world.portals.summit.id}, ${person.id}, '{learner}')`
    const { channel } = await listenAs(person)
    const titles: string[] = []
    channel.bind('notification.created', (notice: Notification) => titles.push(notice.properties.title))
    await expect(
      world.within('core', async (db) => {
        await notify(
          { db },
          { user_id: person.id, type: 'order_paid', properties: { title: 'undone', original_id: 1 } },
        )
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    await sendNotification(person, 'elsewhere', 'summit')
    const last = next(channel, 'notification.created')
    await sendNotification(person, 'control')
    await last
    expect(titles).toEqual(['control'])
  })

  test('[NTF-001] a repeated reaction notifies once', async () => {
    const person = await world.person('learner')
    const once = () =>
      world.within('core', (db) =>
        notify(
          { db },
          { user_id: person.id, type: 'order_paid', properties: { title: '#1', original_id: 1 }, cause: 'order:1' },
        ),
      )
    await once()
    await once()
    expect((await person.call(list_notifications)).data).toHaveLength(1)
  })
})

describe('a course’s enrollments', () => {
  test('[NTF-008] [USR-024] staff receive enrollments and failures with code and params; learners and other portals receive nothing', async () => {
    const [staff, learner, abroad] = [
      await world.person('course_admin'),
      await world.person('learner'),
      await world.person('portal_admin', 'summit'),
    ]
    const course = await makeCourse(world)
    await fillPool(world, 1)
    const name = `private-enrolls.${course.id}`
    const channel = (await connect(staff)).subscribe(name)
    await next(channel, 'pusher:subscription_succeeded')
    expect(await next((await connect(learner)).subscribe(name), 'pusher:subscription_error')).toMatchObject({
      status: 403,
    })
    const elsewhere = (await connect(abroad, 'summit')).subscribe(name)
    await next(elsewhere, 'pusher:subscription_succeeded')
    const overheard: string[] = []
    elsewhere.bind_global((event: string) => overheard.push(event))
    const [enrolled, failed] = [next(channel, 'user.enrolled'), next(channel, 'enrollment.failed')]
    const { rows } = await staff.call(create_enrollments, {
      params: { slug: course.slug },
      body: { role_id: 10, emails: [learner.email, 'nobody@example.com'] },
    })
    const course_id = course.id
    expect(await enrolled).toEqual({ course_id, enrollment_id: rows[0]?.enrollment_id })
    expect(await failed).toEqual({
      course_id,
      code: 'enrollments.unknown_address',
      params: { email: 'nobody@example.com' },
    })
    expect(overheard).toEqual([])

    // A person that staff invite next is not reported as failed: the next failure is another one.
    const other = next(channel, 'enrollment.failed')
    const body = { role_id: 10, invites: true, emails: ['invited-next@example.com'] }
    await staff.call(create_enrollments, { params: { slug: course.slug }, body })
    await staff.call(create_enrollments, {
      params: { slug: course.slug },
      body: { role_id: 10, emails: ['not-invited@example.com'] },
    })
    expect(await other).toMatchObject({ params: { email: 'not-invited@example.com' } })
  })
})

describe('a manager’s invitations', () => {
  test('[NTF-009] only the inviting manager is notified of each person invited to a course', async () => {
    const [staff, manager, other] = [
      await world.person('portal_admin'),
      await world.person('manager'),
      await world.person('manager'),
    ]
    const course = await makeCourse(world)
    await fillPool(world, 2)
    await staff.call(give_credits, {
      body: { amount: 2, sent_as: crypto.randomUUID(), course_id: course.id, email: manager.email },
    })
    const name = `private-invites.courses.${course.id}.managers.${manager.id}`
    const channel = (await connect(manager)).subscribe(name)
    await next(channel, 'pusher:subscription_succeeded')
    for (const person of [other, staff])
      expect(await next((await connect(person)).subscribe(name), 'pusher:subscription_error')).toMatchObject({
        status: 403,
      })
    const heard = next(channel, 'learner.invited')
    const body = { people: [{ email: 'heard@example.com' }] }
    await manager.call(invite_to_course, { params: { slug: course.slug }, body })
    expect(await heard).toEqual({ course_id: course.id, invitation_id: expect.any(Number) })
  })
})

describe('who may subscribe', () => {
  test('[SES-052] [NTF-007] refuses another person’s, unknown and public channels but allows one’s own', async () => {
    const person = await world.person('learner')
    const stranger = await world.person('admin')
    const pusher = await connect(person)
    for (const name of [
      `private-notifications.${stranger.id}`,
      'private-nothing.1',
      `private-notifications.${person.id}x`,
    ]) {
      expect(await next(pusher.subscribe(name), 'pusher:subscription_error')).toMatchObject({
        type: 'AuthError',
        status: 403,
      })
    }
    expect(await next(pusher.subscribe('news'), 'pusher:subscription_error')).toMatchObject({ status: 403 })
    await next(pusher.subscribe(`private-notifications.${person.id}`), 'pusher:subscription_succeeded')
  })

  test('[SES-052] signs nothing without a session or CSRF token; accepts JSON as well as a form', async () => {
    const person = await world.person('learner')
    const body = { socket_id: '1.2', channel_name: `private-notifications.${person.id}` }
    const form = {
      body: String(new URLSearchParams(body)),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }
    expect((await world.visitor().send('POST', '/broadcasting/auth', form)).status).toBe(401)
    expect((await person.send('POST', '/broadcasting/auth', { ...form, csrf: false })).status).toBe(419)
    const signed = await (await person.send('POST', '/broadcasting/auth', form)).json()
    expect(signed).toEqual({ auth: expect.stringMatching(/^portico:[0-9a-f]{64}$/), channel_data: expect.any(String) })
    expect(await person.call(broadcasting_auth, { body })).toEqual(signed)
    expect(
      (await person.send('POST', '/broadcasting/auth', { body: { ...body, socket_id: "1.2' or 1" } })).status,
    ).toBe(422)
  })
})

describe('a socket ends with its session, membership and portal', () => {
  test('[NTF-006] [SES-047] at logout, and only this person’s', async () => {
    const [person, other] = [await world.person('learner'), await world.person('learner')]
    const [mine, theirs] = [await listenAs(person), await listenAs(other)]
    const gone = next(mine.pusher.connection, 'disconnected')
    await person.call(logout)
    await gone
    // Control: another person's socket stays open throughout.
    const heard = next(theirs.channel, 'notification.created')
    await sendNotification(other, 'still here')
    await heard
    expect([mine.pusher.connection.state, theirs.pusher.connection.state]).toEqual(['disconnected', 'connected'])
  })

  test('[SES-033] [NTF-006] at a newer login elsewhere', async () => {
    const person = await world.person('learner')
    const { pusher } = await listenAs(person)
    const gone = next(pusher.connection, 'disconnected')
    const elsewhere = createClient(world.app, person.host)
    await elsewhere.call(login, { body: { login: person.email, password: person.password } })
    await gone
    // The newer session gets its own socket.
    const again = await listenAs({ ...person, ...elsewhere })
    expect(again.pusher.connection.state).toBe('connected')
  })

  test('[NTF-006] when the person is blocked', async () => {
    const person = await world.person('learner')
    const { pusher } = await listenAs(person)
    const gone = next(pusher.connection, 'disconnected')
    await world.services.platform.sql`update memberships set is_blocked = true where user_id = ${person.id}`
    await gone
    expect(
      await next((await connect(person)).subscribe(`private-notifications.${person.id}`), 'pusher:subscription_error'),
    ).toMatchObject({ status: 403 })
  })

  test('[NTF-006] [SES-048] when a role changes, then reconnects by itself with a new signature', async () => {
    const person = await world.person(['admin', 'learner'])
    const { pusher, channel } = await listenAs(person)
    const first = pusher.connection.socket_id
    const back = next(channel, 'pusher:subscription_succeeded')
    await person.call(set_role, { body: { role: 'learner' } })
    await back
    const second = pusher.connection.socket_id
    expect(second).not.toBe(first)
    const backAgain = next(channel, 'pusher:subscription_succeeded')
    await world.services.platform.sql`update memberships set roles = '{learner}' where user_id = ${person.id}`
    await backAgain
    expect(pusher.connection.socket_id).not.toBe(second)
    const heard = next<Notification>(channel, 'notification.created')
    await sendNotification(person, 'after')
    expect((await heard).properties.title).toBe('after')
  })

  test('[NTF-006] when its portal is paused', async () => {
    const person = await world.person('learner', 'summit')
    const { pusher } = await listenAs(person, 'summit')
    const gone = next(pusher.connection, 'disconnected')
    await world.services.platform.sql`update portals set is_paused = true where id = ${world.portals.summit.id}`
    await gone
    await world.services.platform.sql`update portals set is_paused = false where id = ${world.portals.summit.id}`
    expect((await listenAs(person, 'summit')).pusher.connection.state).toBe('connected')
  })

  test('[NTF-006] after a lost database listener, listener and pages reconnect and miss nothing sent later', async () => {
    const person = await world.person('learner')
    const { pusher, channel } = await listenAs(person)
    const first = pusher.connection.socket_id
    const back = next(channel, 'pusher:subscription_succeeded')
    const owner = postgres(world.database_url, { max: 1 })
    await owner`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'portico-realtime' and datname = current_database()`
    await owner.end()
    await sendNotification(person, 'said while nobody listened')
    await back
    expect(pusher.connection.socket_id).not.toBe(first)
    expect((await person.call(list_notifications)).data[0]?.properties.title).toBe('said while nobody listened')
    const heard = next<Notification>(channel, 'notification.created')
    await sendNotification(person, 'said later')
    expect((await heard).properties.title).toBe('said later')
  })
})
