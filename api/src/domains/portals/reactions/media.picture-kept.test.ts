import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import postgres from 'postgres'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { delete_portal_image } from '@portico/shared/contract/portals/portal-settings.ts'
import { portal_info } from '@portico/shared/contract/portals/portals.ts'
import { srcset } from '@portico/shared/rules/media/picture-variants.ts'
import { jobContext } from '../../../../../tests/support/job-context.ts'
import { queuedJobs } from '../../../../../tests/support/queued-jobs.ts'
import { createWorld, type Person, type World } from '../../../../../tests/support/world.ts'
import { jobsOf } from '../../../events/emit.ts'
import type { EventName, Events } from '../../../events/events.ts'
import type { Work } from '../../../kernel/reaction.ts'
import { agencies } from '../../lists/tables.ts'
import { task as dropped } from '../../media/reactions/media.picture-dropped.ts'
import { task as kept } from './media.picture-kept.ts'

let world: World
let admin: Person
beforeAll(async () => {
  world = await createWorld()
  admin = await world.person('admin', 'summit')
})
afterAll(() => world.close())

const png = (background: string) =>
  sharp({ create: { width: 700, height: 140, channels: 3, background } })
    .png()
    .toBuffer()
async function upload(image: string, bytes: Uint8Array): Promise<string> {
  const answer = await admin.send('POST', `/portal-settings/images/${image}?file_name=logo.png`, {
    body: new Uint8Array(bytes),
    headers: { 'content-type': 'application/octet-stream' },
  })
  const { data } = (await answer.json()) as { data: { url: string } }
  return data.url
}
const logo = async () => (await world.visitor('summit').call(portal_info)).setting.logo ?? ''
const isThere = (address: string) => existsSync(join(world.config.DATA_DIR, 'storage', address))
const offered = (address: string) =>
  (['avif', 'webp'] as const).flatMap((format) =>
    srcset(address, format)
      .split(', ')
      .map((each) => each.replace(/ \d+w$/, '')),
  )
const jobs = <E extends EventName>(task: string, _event: E) => queuedJobs<Events[E]>(world, task)

/** Runs a task with an event's payload, as the worker would. */
const run = async <Payload>(task: Work<Payload>, payload: Payload) => task(await jobContext(world, 'summit'), payload)

test('[TEN-031] publishes an uploaded logo after all its variants are stored, so none are ever missing', async () => {
  const address = await upload('logo', await png('#1f4fd8'))
  expect([await logo(), isThere(address), srcset(address, 'avif')]).toEqual([address, true, ''])
  expect(await jobs('publish.portal-changed', 'portal.changed')).toEqual([])
  const [job] = await jobs('media.picture-kept', 'picture.kept')
  expect(job).toEqual({ address, job_id: expect.any(Number) })
  if (job) await run(kept, job)
  const shown = await logo()
  expect(shown).toBe(address.replace('.png', '-700x140.png'))
  expect(offered(shown)).toHaveLength(6)
  expect([shown, ...offered(shown)].filter((each) => !isThere(each))).toEqual([])
  expect(await jobs('publish.portal-changed', 'portal.changed')).toEqual([{ job_id: job?.job_id }])
  // A certificate’s logo is only used in PDFs, so nothing waits for it.
  await upload('default_certificate_logo', await png('#0a7'))
  expect(await jobs('media.picture-kept', 'picture.kept')).toHaveLength(1)
  expect(await jobs('publish.portal-changed', 'portal.changed')).toHaveLength(2)
})

test('removes a replaced or deleted picture a day later, unless the portal still shows it', async () => {
  const first = await logo()
  const used = [first, ...offered(first)]
  await world.within('summit', (tx) => tx.insert(agencies).values({ title: 'Board', slug: 'board', logo: first }))
  await admin.call(delete_portal_image, { params: { image: 'logo' } })
  expect((await jobs('media.picture-dropped', 'picture.dropped'))[0]).toEqual({ address: first })
  const later = new Date(Date.now() + 86_400_000)
  world.setNow(later)
  await run(dropped, { address: first })
  expect(used.filter((each) => !isThere(each))).toEqual([])
  await world.within('summit', (tx) => tx.update(agencies).set({ logo: null }).where(eq(agencies.logo, first)))
  await run(dropped, { address: first })
  expect(used.filter(isThere)).toEqual([])
  // The original upload is not shown any more either; only the certificate’s logo stays.
  await run(dropped, { address: first.replace('-700x140', '') })
  world.setNow(null)
  expect(
    readdirSync(join(world.config.DATA_DIR, 'storage/media/portals', String(world.portals.summit.id))),
  ).toHaveLength(1)
})

test('a delayed job waits the same whether queued in a transaction or by a call', async () => {
  const owner = postgres(world.database_url, { max: 1, onnotice: () => {} })
  const waits = () =>
    owner`select distinct round(extract(epoch from run_at - created_at) / 3600)::integer as hours from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'media.picture-dropped'`
  expect(await waits()).toEqual([{ hours: 24 }])
  await owner`delete from graphile_worker._private_jobs`
  const jobs = jobsOf('picture.dropped', { address: '/media/a.png' }, world.portals.summit.id)
  await owner`select record_call(${world.portals.summit.id}, null, 'admin', 'x', 'y', '{}', '1', ${JSON.stringify(jobs)}::text::json)`
  expect(await waits()).toEqual([{ hours: 24 }])
  await owner.end()
})

test('a logo replaced while its variants were made leaves none behind', async () => {
  const early = await upload('logo', await png('#a11'))
  await upload('logo', await png('#b22'))
  const job = (await jobs('media.picture-kept', 'picture.kept')).find(({ address }) => address === early)
  if (job) await run(kept, job)
  const whole = early.replace('.png', '-700x140.png')
  expect([isThere(whole), (await logo()) === whole]).toEqual([true, false])
  const waiting = (await jobs('media.picture-dropped', 'picture.dropped')).map(({ address }) => address)
  expect(waiting).toEqual(expect.arrayContaining([early, whole]))
})
