import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { search_courses } from '@portico/shared/contract/catalog/catalog.ts'
import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import { startMeilisearch, type Meilisearch } from '../../../../../local/meilisearch/start-meilisearch.ts'
import { createClient } from '../../../../../../tests/support/client.ts'
import { jobContext } from '../../../../../../tests/support/job-context.ts'
import { queuedJobs } from '../../../../../../tests/support/queued-jobs.ts'
import { offerCourse } from '../../../../../../tests/support/shop.ts'
import { createWorld, type Person, type PortalName, type World } from '../../../../../../tests/support/world.ts'
import { createApp } from '../../../../app.ts'
import type { Events } from '../../../../events/events.ts'
import { syncSearch } from '../../jobs/sync-search.ts'
import { task as listChanged } from '../../../publishing/reactions/publish.list-changed.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'portico-synonyms-test-'))
const calls = callsOf('synonyms')
let world: World
let meilisearch: Meilisearch
let admin: Person
beforeAll(async () => {
  const started = await startMeilisearch({ dataDir })
  if (!started) throw new Error('these tests need Meilisearch: Linux on x86-64')
  meilisearch = started
  world = await createWorld({ MEILI_URL: meilisearch.url, MEILI_KEY: meilisearch.key })
  admin = await world.person('admin')
  await offerCourse(world, { title: 'CPR for Daycare' })
  await offerCourse(world, { title: 'Cardiopulmonary Physiology' })
  await offerCourse(world, { title: 'CPR at Summit', portal: 'summit' })
  await syncSearch(world.services)
}, 180_000)
afterAll(async () => {
  await world.close()
  await meilisearch.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Searches with both engines, which must find the same. */
async function found(search: string, portal: PortalName = 'core') {
  const answers = await Promise.all(
    [world.app, createApp({ ...world.services, search: null })].map((app) =>
      createClient(app, world.portals[portal].host).call(search_courses, { query: { search } }),
    ),
  )
  expect(answers.map(({ engine }) => engine)).toEqual(['meilisearch', 'postgres'])
  const titles = answers.map(({ courses }) => courses.map(({ title }) => title).toSorted())
  expect(titles[0]).toEqual(titles[1])
  return titles[0]
}
/** Runs the worker's job that follows a change of the list. */
async function follow(): Promise<void> {
  const [job] = await queuedJobs<Events['list.changed']>(world, 'publish.list-changed')
  await listChanged(await jobContext(world), job ?? expect.fail('nothing follows from the change'))
}

test('[CAT-030] finds courses by staff-defined synonyms within their portal until they are removed', async () => {
  const both = ['CPR for Daycare', 'Cardiopulmonary Physiology'].toSorted()
  expect(await found('cardiopulmonary')).toEqual(['Cardiopulmonary Physiology'])
  const { id, version } = await admin.call(calls.create, { body: { title: 'CPR, Cardiopulmonary, heart  massage' } })
  await follow()
  expect(await found('cardiopulmonary')).toEqual(both)
  expect(await found('heart massage')).toEqual(both)
  expect(await found('cardiopulmonary daycare')).toEqual(['CPR for Daycare'])
  expect(await found('cardiopulmonary', 'summit')).toEqual([])
  // A word that only shares a prefix with a synonym does not match.
  expect(await found('physiology massage')).toEqual(['Cardiopulmonary Physiology'])

  const edited = await admin.call(calls.update, { params: { id }, body: { title: 'CPR, resuscitation', version } })
  await follow()
  expect([await found('cardiopulmonary'), await found('resuscitation')]).toEqual([
    ['Cardiopulmonary Physiology'],
    ['CPR for Daycare'],
  ])
  await admin.call(calls.update, { params: { id }, body: { status: 1, version: edited.version } })
  await follow()
  expect(await found('resuscitation')).toEqual([])
})

test('[CAT-030] rejects a synonym set of one word or of repeated words', async () => {
  for (const title of ['CPR', 'CPR, cpr', 'CPR,'])
    expect(await admin.send('POST', '/portals/synonyms', { body: { title } }).then((answer) => answer.status)).toBe(422)
})
