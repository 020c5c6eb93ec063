import { afterAll, beforeAll, expect, test } from 'vitest'
import { list_learner_modules, show_item } from '@portico/shared/contract/learning/learning.ts'
import { create_course_item } from '@portico/shared/contract/courses/outline-items.ts'
import { preview_course, preview_item } from '@portico/shared/contract/courses/outline-preview.ts'
import { itemTypeNames } from '@portico/shared/item-types/item-type.ts'
import { publishDraft } from '../../../../api/src/domains/courses/door.ts'
import { enroll, makeCourse } from '../../../../tests/support/course.ts'
import { createWorld, type World } from '../../../../tests/support/world.ts'
import { emptyContent } from './item-editors.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

const empty = itemTypeNames.flatMap((type) => emptyContent(type) ?? [])

test('every item type has an empty item', () =>
  expect(empty.map((each) => each.itemable_type)).toEqual([...itemTypeNames]))

test.each(empty)(
  '$itemable_type: an unfilled item opens with its course, in the preview and for learners',
  async (content) => {
    const author = await world.person('course_admin')
    const learner = await world.person('learner')
    const course = await makeCourse(world, { outline: [['Text']] })
    const related_id = await enroll(world, { course, user_id: learner.id })
    const query = { course_id: course.id }
    const body = { module_id: course.modules[0] ?? 0, title: 'Empty', content }
    const { id } = await author.call(create_course_item, { query, body })
    const titles = (modules: readonly { items: readonly { title?: string; itemable?: { title: string } }[] }[]) =>
      modules.flatMap(({ items }) => items.map((item) => item.title ?? item.itemable?.title))

    const preview = await author.call(preview_course, { params: { slug: course.slug } })
    expect(titles(preview.modules)).toEqual(['Text 1.1', 'Empty'])
    expect(await author.call(preview_item, { params: { id }, query })).toMatchObject({ title: 'Empty' })
    // Publishing refuses such an item (BLD-021); one may still lose its content afterward.
    await world.within('core', (db) =>
      publishDraft(
        { db, emit: () => Promise.resolve() },
        { course_id: course.id, at: new Date(), reach: 'running', published_by: null },
      ),
    )
    const modules = await learner.call(list_learner_modules, { params: { slug: course.slug }, query: { related_id } })
    expect(titles(modules)).toEqual(['Text 1.1', 'Empty'])
    const opened = modules.flatMap(({ items }) => items).at(-1)
    expect(
      await learner.call(show_item, { params: { item_id: opened?.id ?? 0 }, query: { related_id } }),
    ).toMatchObject({
      itemable_type: content.itemable_type,
      title: 'Empty',
      ...(content.itemable_type === 'ScormModule' ? { is_ready: false } : {}),
    })
  },
)
