import { afterAll, beforeAll, expect, test } from 'vitest'
import { search_courses } from '@portico/shared/contract/catalog/catalog.ts'
import { get_collection } from '@portico/shared/contract/catalog/collections.ts'
import type { CollectionFamily } from '@portico/shared/tags/entry-family.ts'
import { offerCourse } from '../../../../../../tests/support/shop.ts'
import { createWorld, type World } from '../../../../../../tests/support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  for (let number = 1; number <= 8; number += 1)
    await offerCourse(world, {
      title: `Course ${number}`,
      topics: ['safety', ...(number <= 3 ? ['nursing'] : [])],
      agencies: ['board'],
      states: number % 2 === 0 ? ['utah', 'ohio'] : ['ohio'],
      training_options: ['online'],
      prices: { 1: number * 1000 },
    })
  for (let number = 1; number <= 3; number += 1)
    await offerCourse(world, { title: `Elsewhere ${number}`, topics: ['welding'], prices: { 1: number * 2000 } })
})
afterAll(() => world.close())

const read = async (family: CollectionFamily, slug: string) =>
  (await world.visitor().call(get_collection, { params: { family, slug } })).filters
const texts = (filters: Awaited<ReturnType<typeof read>>) =>
  filters.map(({ key, options }) => [key, ...options.map(({ value, count }) => `${value} ${count}`)])

test('[CAT-020] pages offer filters that narrow their courses, most courses first and prices from the lowest', async () => {
  expect(texts(await read('agency', 'board'))).toEqual([
    ['topic', 'nursing 3'],
    ['price', 'under-25 2', '25-50 2', '50-100 4'],
  ])
  expect(texts(await read('topic', 'safety'))).toEqual([
    ['state', 'utah 4'],
    ['price', 'under-25 2', '25-50 2', '50-100 4'],
  ])
  expect(texts(await read('ce-topic', 'safety'))).toEqual([['state', 'utah 4']])
})

test('[CAT-020] each number is what the catalog then finds', async () => {
  const pages = [
    ['agency', 'board', 'agency'],
    ['state', 'ohio', 'state'],
    ['topic', 'safety', 'topic'],
    ['training-option', 'online', 'training_option'],
  ] as const
  for (const [family, slug, own] of pages)
    for (const { key, options } of await read(family, slug))
      for (const { value, count } of options) {
        const found = await world.visitor().call(search_courses, { query: { [own]: slug, [key]: value } })
        expect([family, key, value, found.total]).toEqual([family, key, value, count])
      }
})

test('a page of few courses offers no filters', async () => {
  expect(await read('topic', 'welding')).toEqual([])
  expect(await read('topic', 'nursing')).toEqual([])
})
