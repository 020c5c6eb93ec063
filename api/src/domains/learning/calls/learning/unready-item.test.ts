import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { get_learner_course, list_learner_module_items } from '@portico/shared/contract/learning/learning.ts'
import { finish_module_item, start_module_item } from '@portico/shared/contract/learning/item-progress.ts'
import { typesFinishedBy } from '@portico/shared/item-types/item-types.ts'
import type { ItemType } from '@portico/shared/item-types/item-type.ts'
import { itemProgress } from '@portico/shared/states/learning/item-progress.ts'
import { enroll, makeCourse } from '../../../../../../tests/support/course.ts'
import { createWorld, type World } from '../../../../../../tests/support/world.ts'
import { newLessonFileKey } from '../../../media/content/lesson-files.ts'
import type { Transaction } from '../../../../db/client.ts'
import { audios, documents, texts, videos } from '../../../item-types/tables.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

type Contents = { readonly empty: Write; readonly fill: Write }
type Write = (tx: Transaction, id: number) => Promise<unknown>

const contents: Partial<Record<ItemType, Contents>> = {
  Text: {
    empty: (tx, id) => tx.update(texts).set({ content: '' }).where(eq(texts.id, id)),
    fill: (tx, id) => tx.update(texts).set({ content: '<p>Here it is.</p>' }).where(eq(texts.id, id)),
  },
  Video: {
    empty: (tx, id) => tx.update(videos).set({ link: '', file: null }).where(eq(videos.id, id)),
    fill: (tx, id) => tx.update(videos).set({ link: 'https://vimeo.com/1' }).where(eq(videos.id, id)),
  },
  Audio: {
    empty: (tx, id) => tx.update(audios).set({ file: '' }).where(eq(audios.id, id)),
    fill: (tx, id) =>
      tx
        .update(audios)
        .set({ file: newLessonFileKey('call.mp3') })
        .where(eq(audios.id, id)),
  },
  Document: {
    empty: (tx, id) => tx.update(documents).set({ file: '' }).where(eq(documents.id, id)),
    fill: (tx, id) =>
      tx
        .update(documents)
        .set({ file: newLessonFileKey('handout.pdf') })
        .where(eq(documents.id, id)),
  },
}

test.each(typesFinishedBy('learner'))(
  '%s: an item without content cannot be finished; once filled it can, and stays finished',
  async (type) => {
    const content = contents[type]
    if (!content) throw new Error(`no contents of ${type}`)
    const course = await makeCourse(world, { outline: [[type, 'Text']] })
    const person = await world.person('learner')
    const related_id = await enroll(world, { course, user_id: person.id })
    const [item] = course.items
    if (!item) throw new Error('no item')
    const write = (to: Write) => world.within('core', (tx) => to(tx, item.itemable_id))
    const finish = () => person.call(finish_module_item, { params: { id: item.id }, body: { related_id } })
    const status = async () => {
      const [shown] = await person.call(list_learner_module_items, {
        params: { module: item.module_id },
        query: { related: related_id },
      })
      return shown?.itemable.status
    }
    await write(content.empty)
    await person.call(start_module_item, { params: { id: item.id }, body: { related_id } })
    await expect(finish()).rejects.toMatchObject({ code: 'learning.item_not_ready' })
    expect(await status()).toBe(itemProgress.in_progress)
    await write(content.fill)
    await finish()
    expect(await status()).toBe(itemProgress.finished)
    await write(content.empty)
    await finish()
    expect(await status()).toBe(itemProgress.finished)
  },
)

test('[LRN-027] the next item is one with content, as long as there is one', async () => {
  const course = await makeCourse(world, { outline: [['Text', 'Text', 'Text']] })
  const person = await world.person('learner')
  const related_id = await enroll(world, { course, user_id: person.id })
  const [first, second, third] = course.items.map(({ id }) => id)
  const empty = contents.Text?.empty
  await world.within('core', async (tx) => empty?.(tx, course.items[1]?.itemable_id ?? 0))
  const next = async () =>
    (await person.call(get_learner_course, { params: { slug: course.slug }, query: { related_id } })).next_item?.id
  const take = async (id = 0) => {
    await person.call(start_module_item, { params: { id }, body: { related_id } })
    return (await person.call(finish_module_item, { params: { id }, body: { related_id } })).next_item?.id
  }
  expect(await next()).toBe(first)
  expect([await take(first), await next()]).toEqual([third, third])
  expect([await take(third), await next()]).toEqual([second, second])
})
