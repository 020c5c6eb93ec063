import { afterAll, beforeAll, expect, test } from 'vitest'
import { give_credits } from '@portico/shared/contract/credits/moves.ts'
import { judge_enrollments } from '@portico/shared/contract/learning/enrollments-import.ts'
import { bulk_invite } from '@portico/shared/contract/learning/invitations-import.ts'
import { makeCourse } from '../../../../../tests/support/course.ts'
import { formWith } from '../../../../../tests/support/library.ts'
import { fillPool } from '../../../../../tests/support/portal-credits.ts'
import { createWorld, type Person, type World } from '../../../../../tests/support/world.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

const raw = { 'content-type': 'application/octet-stream' }
const listFile = (who: Person) =>
  who.send('POST', '/portals/topics/imports?file_name=a.csv', { body: 'Title\nNew', headers: raw })

test('limits each person to thirty CSV files a minute across all kinds of import', async () => {
  const [staff, manager] = [await world.person('admin'), await world.person('manager')]
  const { id: course_id, slug } = await makeCourse(world)
  await fillPool(world, 10)
  await staff.call(give_credits, {
    body: { amount: 5, sent_as: crypto.randomUUID(), course_id, email: manager.email },
  })
  const file = 'email\nsomebody@example.com'
  const sends: [string, Person, () => Promise<Response>][] = [
    ['a list', staff, () => listFile(staff)],
    [
      'people to enroll',
      staff,
      () =>
        staff.send('POST', `${judge_enrollments.path.replace(':slug', slug)}?file_name=a.csv`, {
          body: file,
          headers: raw,
        }),
    ],
    [
      'people to invite',
      manager,
      () => manager.send('POST', bulk_invite.path.replace(':slug', slug), formWith('a.csv', Buffer.from(file))),
    ],
  ]
  for (const [what, person, send] of sends) {
    expect([what, (await send()).status]).toEqual([what, 200])
    const counted = await world.services.platform.sql`
      update rate_limits set hits = 29 where key = ${`csv-imports:${person.id}`} returning hits`
    expect([what, counted.length]).toEqual([what, 1])
    expect([what, (await send()).status]).toEqual([what, 200])
    const refused = await send()
    expect([what, refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([what, 429, true])
    await world.services.platform.sql`delete from rate_limits where key = ${`csv-imports:${person.id}`}`
  }
  // Another person is not limited.
  await world.services.platform.sql`
    insert into rate_limits (key, hits, resets_at) values (${`csv-imports:${staff.id}`}, 30, now() + interval '1 minute')`
  expect((await listFile(staff)).status).toBe(429)
  expect((await listFile(await world.person('admin'))).status).toBe(200)
})

test('stays responsive while reading a large CSV file, then reports what is wrong with it', async () => {
  const staff = await world.person('admin')
  await listFile(staff)
  const order: string[] = []
  const large = staff
    .send('POST', '/portals/topics/imports?file_name=a.csv', {
      body: `Title${',x'.repeat(90)}\n${`${'a,'.repeat(90)}b\n`.repeat(9_900)}"open`,
      headers: raw,
    })
    .finally(() => order.push('the file'))
  await expect.poll(filesOf(staff), { interval: 1 }).toBe(2)
  await staff.send('GET', '/portals/topics')
  order.push('others')
  const { error } = (await (await large).json()) as { error: { code: string } }
  expect(error.code).toBe('lists.import_unreadable_at')
  expect(order).toEqual(['others', 'the file'])
})
const filesOf = (who: Person) => async () => {
  const [row] = await world.services.platform.sql<{ hits: number }[]>`
    select hits from rate_limits where key = ${`csv-imports:${who.id}`}`
  return Number(row?.hits ?? 0)
}
