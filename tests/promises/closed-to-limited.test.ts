import { afterAll, beforeAll, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { memberships } from '../../api/src/domains/identity/tables.ts'
import { allPages } from '../../shared/src/pages/all-pages.ts'
import { make, named } from '../support/call-samples.ts'
import { contractEntries, type Entry } from '../support/contract-entries.ts'
import { seedContent, type Keys } from '../support/seed-content.ts'
import { createWorld, type Person, type World } from '../support/world.ts'

/** Calls used by each page that is closed to people limited to courses. The API refuses them by itself. */
const callsOf: Readonly<Record<string, readonly string[]>> = {
  '/regulator-packets': ['preview_packet', 'make_packet'],
  '/training-records': ['list_training_queue', 'review_training_record'],
}

const entries: Entry[] = await contractEntries()
let world: World
let limited: Person
let free: Person
let keys: Keys
beforeAll(async () => {
  world = await createWorld()
  limited = await world.person('course_admin')
  free = await world.person('course_admin')
  await world.within('core', (tx) =>
    tx.update(memberships).set({ is_limited_to_courses: true }).where(eq(memberships.user_id, limited.id)),
  )
  for (const one of [limited, free]) await one.confirm()
  keys = await seedContent(world, 'core', await world.person('admin'))
})
afterAll(() => world.close())

async function codeOf(person: Person, name: string): Promise<string | null> {
  const entry = entries.find((one) => one.name === name)
  const sample = named[name]
  if (!entry || !sample) throw new Error(`no call or no sample: ${name}`)
  const { status, body } = await make(person, entry, sample.make(keys))
  return status === 403 ? (/"code":"([^"]+)"/.exec(body)?.[1] ?? body) : null
}

test('[ROL-037] the calls of pages closed to people limited to courses refuse them too', async () => {
  const closed = allPages.filter((page) => page.closed_to_limited).map(({ pattern }) => pattern)
  expect(closed.toSorted()).toEqual(Object.keys(callsOf).toSorted())
  const names = Object.values(callsOf).flat()
  const codes = async (person: Person) =>
    Object.fromEntries(await Promise.all(names.map(async (name) => [name, await codeOf(person, name)] as const)))
  expect(await codes(limited)).toEqual(Object.fromEntries(names.map((name) => [name, 'access.denied'])))
  expect(await codes(free)).toEqual(Object.fromEntries(names.map((name) => [name, null])))
})
