import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  list_categories,
  list_options,
  select_categories,
  select_options,
} from '@portico/shared/contract/lists/aliases.ts'
import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import { builtPages } from '@portico/shared/pages/all-pages.ts'
import { createWorld, type World } from '../../../../../../tests/support/world.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

const otherNames = [
  ['categories', callsOf('topics'), list_categories, select_categories],
  ['options', callsOf('training-options'), list_options, select_options],
] as const

test.each(otherNames)(
  '[REF-031] %s are a list of the API with the entries of the other name, and have no page',
  async (name, calls, list, select) => {
    const admin = await world.person('admin')
    await (await world.person('admin', 'summit')).call(calls.create, { body: { title: `Theirs in ${name}` } })
    const ids = []
    for (const title of ['Roof work', 'Scaffolds', 'Ladders'])
      ids.push((await admin.call(calls.create, { body: { title: `${title} in ${name}` } })).id)
    const query = { per_page: 2, with_total: '1' } as const
    const first = await admin.call(list, { query })
    expect(first).toEqual(await admin.call(calls.index, { query }))
    expect(first.data).toHaveLength(2)
    expect(await admin.call(list, { query: { search: 'Scaffolds' } })).toMatchObject({ data: [{ id: ids[1] }] })
    const offered = await admin.call(select, {})
    expect(offered).toEqual(await admin.call(calls.select))
    expect(offered.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
    expect(JSON.stringify(offered)).not.toContain('Theirs')
    for (const path of [list.path, select.path])
      expect((await (await world.person('learner')).send('GET', path)).status).toBe(403)
    expect(builtPages.filter(({ pattern }) => pattern.startsWith(list.path))).toEqual([])
  },
)
