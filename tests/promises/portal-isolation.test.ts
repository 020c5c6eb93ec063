import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { roles } from '../../shared/src/access/roles.ts'
import { list_portals } from '../../shared/src/contract/portals/staff.ts'
import { make, named, nameless } from '../support/call-samples.ts'
import { contractEntries, type Entry } from '../support/contract-entries.ts'
import { lookupsBeyondPortal, platformStatements } from '../support/portal-predicates.ts'
import { absentKeys, seedContent, type Keys } from '../support/seed-content.ts'
import { sampledProvider } from '../support/list-samples.ts'
import { partnerOf } from '../support/partner.ts'
import type { Client } from '../support/client.ts'
import { statementsOf } from '../support/statements.ts'
import { createWorld, type Person, type World } from '../support/world.ts'

const entries: Entry[] = await contractEntries()
// Walks some two thousand calls, on a machine shared with other tests.
const walk_ms = 600_000
let world: World
let own: Keys
let foreign: Keys
let owner: Person
/** makes calls that nobody may make on their own learning record or exam, for the owner */
let colleague: Person
/** works for the provider of the portal's samples */
let partner: Person
/** the SQL that the control test sent */
let sent: string[] = []
beforeAll(async () => {
  world = await createWorld()
  owner = await world.person(['admin', 'learner'], 'core')
  await owner.confirm()
  colleague = await world.person('admin', 'core')
  await colleague.confirm()
  own = await seedContent(world, 'core', owner)
  partner = await partnerOf(world, sampledProvider)
  foreign = await seedContent(world, 'summit', await world.person('learner', 'summit'))
})
afterAll(() => world.close())

/** Replaces a number only as a whole, so that 7 leaves 17 as it is. */
const withoutName = (text: string, value: unknown) =>
  typeof value === 'number'
    ? text.replaceAll(new RegExp(`(?<=[:,[])${value}(?=[,}\\]])`, 'g'), '"?"')
    : text.replaceAll(JSON.stringify(value), '"?"')
const withoutNames = (text: string, { lists, ...keys }: Keys) =>
  [...Object.values(keys), ...Object.values(lists)].reduce<string>(withoutName, text)

test('[TEN-001] every call of the contract is walked or refers to nothing of a portal', () => {
  expect(entries.map((entry) => entry.name).filter((name) => !(name in named) && !nameless.has(name))).toEqual([])
})

test(
  '[TEN-001] [ROL-022] another portal’s ids answer exactly like missing ones, to every role and to visitors',
  async () => {
    const callers: [string, Client][] = [
      ['visitor', world.visitor('core')],
      ['owner', owner],
    ]
    for (const role of roles) {
      const person = role === 'partner' ? await partnerOf(world, sampledProvider) : await world.person(role, 'core')
      await person.confirm()
      callers.push([role, person])
    }
    for (const [who, client] of callers) {
      // Clears the rate limits, which would answer both alike and prove nothing.
      await world.services.platform.sql`delete from rate_limits`
      for (const entry of entries) {
        const sample = named[entry.name]
        if (!sample) continue
        const [theirs, nobodys] = [
          await make(client, entry, sample.make(foreign)),
          await make(client, entry, sample.make(absentKeys)),
        ]
        expect({ who, call: entry.name, limited: theirs.status === 429 }).toEqual({
          who,
          call: entry.name,
          limited: false,
        })
        expect({ who, call: entry.name, status: theirs.status, body: withoutNames(theirs.body, foreign) }).toEqual({
          who,
          call: entry.name,
          status: nobodys.status,
          body: withoutNames(nobodys.body, absentKeys),
        })
      }
    }
  },
  walk_ms,
)

test('[TEN-001] one’s own enrollment does not open another portal’s items', async () => {
  const walked: string[] = []
  for (const entry of entries) {
    const sample = named[entry.name]
    if (!sample || !/related/.test(JSON.stringify(sample.make(own)))) continue
    const asked = sample.make({ ...foreign, related_id: own.related_id })
    // A call that names only the enrollment opens nothing of another portal.
    if (JSON.stringify(asked) === JSON.stringify(sample.make(own))) continue
    const [theirs, nobodys] = [
      await make(owner, entry, asked),
      await make(owner, entry, sample.make({ ...absentKeys, related_id: own.related_id })),
    ]
    expect({ call: entry.name, ...theirs }).toEqual({ call: entry.name, ...nobodys })
    expect(theirs.status).toBeGreaterThanOrEqual(400)
    walked.push(entry.name)
  }
  expect(walked).toEqual(
    expect.arrayContaining(['start_module_item', 'finish_module_item', 'show_item', 'start_exam', 'start_scorm']),
  )
})

test(
  '[TEN-001] control: every one of these calls answers the rightful caller with their own portal’s ids',
  async () => {
    // Confirms again, since the previous walk may have outlasted a confirmation.
    for (const person of [owner, colleague]) await person.confirm()
    // Reads first, then changes, then deletes; calls that take the course away from its learner come last.
    const last = ['reset_scorm_attempts', 'complete_user_course', 'unpublish_course', 'delete_enrollment']
    const order = ({ name, endpoint }: Entry) => {
      if (last.includes(name)) return 4 + last.indexOf(name)
      if (/\.(?:bulk_)?delete$/.test(name)) return 3
      // The course can be bought again once its order was refunded.
      if (name === 'make_payment') return 2
      return endpoint.method === 'GET' ? 0 : 1
    }
    sent = await statementsOf(world.services, async () => {
      for (const entry of entries.toSorted((a, b) => order(a) - order(b))) {
        const sample = named[entry.name]
        if (!sample) continue
        const answer = await make(
          sample.by_partner ? partner : sample.by_colleague || sample.shows_key ? colleague : owner,
          entry,
          sample.make(own),
        )
        expect({ call: entry.name, status: answer.status, body: answer.status < 400 ? '' : answer.body }).toMatchObject(
          {
            call: entry.name,
            status: sample.control ?? 200,
          },
        )
      }
    })
  },
  walk_ms,
)

test('calls acting as the platform role name the portal of each row looked up', async () => {
  const crossing = platformStatements(sent)
  expect(crossing.length).toBeGreaterThan(5)
  const sql = postgres(world.database_url, { max: 1, onnotice: () => {} })
  expect(await lookupsBeyondPortal(sql, crossing).finally(() => sql.end())).toEqual([])
})

test('[SES-055] [ERR-027] outside the admin portal a different referer_portal_id is refused, but ignored for visitors', async () => {
  const refused = await owner.send('GET', `/me?referer_portal_id=${world.portals.summit.id}`)
  expect([refused.status, await refused.json()]).toMatchObject([403, { error: { message: 'Not your portal!' } }])
  expect((await owner.send('GET', `/me?referer_portal_id=${world.portals.core.id}`)).status).toBe(200)
  const info = (await (
    await world.visitor('core').send('GET', `/portals/info?referer_portal_id=${world.portals.summit.id}`)
  ).json()) as { data: { id: number } }
  expect(info.data.id).toBe(world.portals.core.id)
  const admin = await world.person('super_admin', 'admin')
  const seen = (await (
    await admin.send('GET', `/portals/info?referer_portal_id=${world.portals.summit.id}`)
  ).json()) as { data: { id: number } }
  expect(seen.data.id).toBe(world.portals.summit.id)
  await expect((await world.person('super_admin', 'core')).call(list_portals)).rejects.toMatchObject({
    status: 403,
    message: 'It is not your portal',
  })
})
