import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { get_course } from '@portico/shared/contract/catalog/catalog.ts'
import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import { delete_author_avatar } from '@portico/shared/contract/lists/author-avatar.ts'
import { jobContext } from '../../../../../../tests/support/job-context.ts'
import { queuedJobs } from '../../../../../../tests/support/queued-jobs.ts'
import { offerCourse } from '../../../../../../tests/support/shop.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'
import type { Events } from '../../../../events/events.ts'
import { task as kept } from '../../reactions/media.author-avatar-kept.ts'

let world: World
let editor: Person
beforeAll(async () => {
  world = await createWorld()
  editor = await world.person('editor')
})
afterAll(() => world.close())

const png = (background: string) =>
  sharp({ create: { width: 400, height: 400, channels: 3, background } })
    .png()
    .toBuffer()
const post = async (who: Person, id: number, bytes: Uint8Array, name = 'ruth.png') => {
  const answer = await who.send('POST', `/admin/authors/${id}/avatar?file_name=${name}`, {
    body: new Uint8Array(bytes),
    headers: { 'content-type': 'application/octet-stream' },
  })
  return { status: answer.status, data: ((await answer.json()) as { data: { avatar: string } }).data }
}
const dropped = async () =>
  (await queuedJobs<Events['picture.dropped']>(world, 'media.picture-dropped')).map(({ address }) => address)

test('[BLD-026] uploads an author’s picture, shows it on course pages, replaces and removes it; rejects non-images', async () => {
  const { slug } = await offerCourse(world, { title: 'Portraits', author: 'Ruth Avila' })
  const authors = callsOf('authors')
  const id = (await editor.call(authors.index, { query: { search: 'Ruth' } })).data[0]?.id ?? 0
  const shown = async () => (await world.visitor().call(get_course, { params: { slug } })).author?.avatar ?? null
  const first = await post(editor, id, await png('teal'))
  expect([first.status, await shown()]).toEqual([200, first.data.avatar])
  expect(existsSync(join(world.config.DATA_DIR, 'storage', first.data.avatar))).toBe(true)

  const [job] = await queuedJobs<Events['author.avatar_kept']>(world, 'media.author-avatar-kept')
  expect(job).toEqual({ author_id: id, address: first.data.avatar })
  if (job) await kept(await jobContext(world), job)
  const whole = (await shown()) ?? ''
  expect(whole).toMatch(/-400x400\.png$/)
  const followed = async () =>
    (await queuedJobs<{ list: string; id: number }>(world, 'publish.list-changed')).filter((one) => one.id === id)
  const followedOnce = await followed()
  expect(followedOnce).toContainEqual({ list: 'authors', id })

  const second = await post(editor, id, await png('maroon'))
  expect([await shown(), await dropped()]).toEqual([second.data.avatar, expect.arrayContaining([whole])])
  await editor.call(delete_author_avatar, { params: { id } })
  expect([await shown(), await dropped()]).toEqual([null, expect.arrayContaining([second.data.avatar])])
  expect(await followed()).toHaveLength(followedOnce.length + 1)

  expect((await post(editor, id, Buffer.from('<svg/>'))).status).toBe(422)
  const before = await dropped()
  expect((await post(editor, 999_999_999, await png('olive'))).status).toBe(404)
  // The uploaded file is dropped again because no row references it.
  expect(await dropped()).toHaveLength(before.length + 1)
  expect((await post(await world.person('instructor'), id, await png('teal'))).status).toBe(403)
  expect(await shown()).toBeNull()
})
