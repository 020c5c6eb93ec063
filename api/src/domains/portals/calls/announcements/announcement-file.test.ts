import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  create_announcement,
  delete_announcement,
  update_announcement,
} from '@portico/shared/contract/portals/announcements.ts'
import { sitePages } from '@portico/shared/pages/site-pages.ts'
import { listTags } from '@portico/shared/tags/tags.ts'
import { queuedJobs } from '../../../../../../tests/support/queued-jobs.ts'
import { createWorld, type World } from '../../../../../../tests/support/world.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

test('[NTF-004] rewrites the banner file when an announcement is created, changed or deleted', async () => {
  const admin = await world.person('portal_admin')
  const body = { title: 'News', content: '', audience: 'portal', starts_on: null, ends_on: null } as const
  const { id, version } = await admin.call(create_announcement, { body })
  const queued = () => queuedJobs(world, 'publish.announcement-changed')
  const wanted = { announcement_id: id }
  expect(await queued()).toEqual([wanted])
  await admin.call(update_announcement, { params: { id }, body: { ...body, title: 'Other news', version } })
  expect(await queued()).toEqual([wanted, wanted])
  await admin.call(delete_announcement, { params: { id } })
  expect(await queued()).toEqual([wanted, wanted, wanted])
  expect(sitePages.announcementsFile.shows).toContain(listTags.announcements)
})
