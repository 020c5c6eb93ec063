import { afterAll, beforeAll, expect, test } from 'vitest'
import { get_collection, list_collections } from '@portico/shared/contract/catalog/collections.ts'
import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import type { CollectionFamily } from '@portico/shared/tags/entry-family.ts'
import { editEntry } from '../../../../../../tests/support/edit-entry.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'

let world: World
let editor: Person
beforeAll(async () => {
  world = await createWorld()
  editor = await world.person('admin')
})
afterAll(() => world.close())

const notFound = { status: 404, code: 'general.not_found' }
const read = (family: CollectionFamily, slug: string) =>
  world.visitor().call(get_collection, { params: { family, slug } })

test('[OP-43] [OP-45] published entries without courses have a page that no list names; drafts and unknown ones are 404', async () => {
  const body = { title: 'Quiet harbor', slug: 'quiet-harbor' }
  const entries = [
    { list: 'topics', families: ['topic', 'ce-topic'], ...(await editor.call(callsOf('topics').create, { body })) },
    { list: 'agencies', families: ['agency'], ...(await editor.call(callsOf('agencies').create, { body })) },
    {
      list: 'training-options',
      families: ['training-option'],
      ...(await editor.call(callsOf('training-options').create, { body })),
    },
    {
      list: 'languages',
      families: ['language'],
      ...(await editor.call(callsOf('languages').create, { body: { title: 'Icelandic', code: 'is' } })),
    },
  ] as const
  for (const { list, families, id } of entries)
    for (const family of families) {
      const slug = family === 'language' ? 'is' : body.slug
      expect(await read(family, slug), family).toMatchObject({ id, courses: [], courses_count: 0, bundles: [] })
      expect(await world.visitor().call(list_collections, { params: { family } })).toEqual([])
      await expect(read(family, 'xx')).rejects.toMatchObject(notFound)
      if (family !== 'topic') await editEntry(editor, { list, id }, { status: 1 })
      if (family !== 'topic') await expect(read(family, slug), family).rejects.toMatchObject(notFound)
    }
})

test('[OP-46] a state without courses has a page until staff make it a draft', async () => {
  const alaska = await read('state', 'alaska')
  expect(alaska).toMatchObject({ title: 'Alaska', courses: [], courses_count: 0 })
  await editEntry(editor, { list: 'states', id: alaska.id }, { status: 1 })
  await expect(read('state', 'alaska')).rejects.toMatchObject(notFound)
})

test('an author without courses has no page', async () => {
  await editor.call(callsOf('authors').create, { body: { name: 'Nobody yet', slug: 'nobody-yet' } })
  await expect(read('author', 'nobody-yet')).rejects.toMatchObject(notFound)
})
