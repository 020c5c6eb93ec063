import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/support/world.ts'
import { courses } from '../domains/courses/tables.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

/** Returns a body whose sender disconnects after the first bytes, as Node reports it. */
const leaving = () => {
  let sent = false
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent) return controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))
      sent = true
      controller.enqueue(new Uint8Array([1, 2, 3]))
    },
  })
}

test('an interrupted upload is an unreadable request, not a database outage, and leaves nothing', async () => {
  const admin = await world.person('admin')
  const [course] = await world.within('core', (db) =>
    db.insert(courses).values({ slug: 'cut-off', title: 'Cut off' }).returning({ id: courses.id }),
  )
  await admin.send('GET', '/sanctum/csrf-cookie')
  const headers = {
    host: admin.host,
    origin: `http://${admin.host}`,
    cookie: [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-xsrf-token': decodeURIComponent(admin.cookies.get('XSRF-TOKEN') ?? ''),
    'content-type': 'application/octet-stream',
  }
  for (const path of [
    '/portal-settings/images/logo?file_name=logo.png',
    `/courses/${course?.id}/scorm-imports?file_name=course.zip`,
    '/webhooks/stripe',
  ]) {
    const answer = await world.app.request(`http://${admin.host}/api${path}`, {
      method: 'POST',
      headers,
      body: leaving(),
      duplex: 'half',
    } as RequestInit)
    expect({ path, status: answer.status, body: await answer.json() }).toMatchObject({
      path,
      status: 400,
      body: { error: { code: 'general.body_unreadable' } },
    })
  }
  expect(readdirSync(join(world.config.DATA_DIR, 'storage', 'uploads'))).toEqual([])
})
