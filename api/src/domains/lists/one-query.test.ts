import { afterAll, beforeAll, expect, test } from 'vitest'
import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { tcpRelay, type Relay } from '../../../../tests/support/tcp-relay.ts'
import { createWorld, type Person, type World } from '../../../../tests/support/world.ts'
import { waitFor } from '../../../../tests/support/wait-for.ts'

let relay: Relay
let world: World
let admin: Person
const tags = callsOf('tags')
beforeAll(async () => {
  const database = await createTestDatabase()
  const url = new URL(database.url)
  relay = await tcpRelay({ host: url.hostname, port: Number(url.port) })
  url.port = String(relay.port)
  world = await createWorld({}, { url: url.href, drop: database.drop })
  admin = await world.person('admin')
})
afterAll(async () => {
  await world.close()
  relay.close()
})

/** Returns what was sent in the same write as the first query of the list `tags`, starting at its begin. */
async function readWith(call: () => Promise<unknown>): Promise<string> {
  const writes: string[] = []
  relay.alter((part) => {
    writes.push(part.toString('latin1'))
    return part
  })
  await call()
  relay.alter(null)
  const read = writes.find((each) => /begin read only.*set_config/s.test(each)) ?? ''
  return read.slice(read.indexOf('begin read only'))
}

test('pages, options and entries take one query each, with COMMIT in the same write', async () => {
  const { id } = await admin.call(tags.create, { body: { title: 'One', slug: 'one' } })
  const calls = {
    index: () => admin.call(tags.index),
    select: () => admin.call(tags.select),
    show: () => admin.call(tags.show, { params: { id } }),
  }
  for (const [name, call] of Object.entries(calls))
    // A connection that has not seen the statement before describes it first, in a separate write.
    await waitFor(async () => expect([name, await readWith(call)]).toEqual([name, expect.stringMatching(/commit/)]), {
      interval: 0,
    })
  // Control: a call with several queries sends COMMIT later.
  for (let round = 0; round < 5; round += 1)
    expect(await readWith(() => admin.send('GET', tags.export.path))).toMatch(/^begin read only(?!.*commit)/s)
}, 30_000)
