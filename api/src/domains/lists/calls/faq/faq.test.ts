import { afterAll, beforeAll, expect, test } from 'vitest'
import { get_faq, list_faq } from '@portico/shared/contract/lists/faq.ts'
import { faqs, questionCategories } from '../../tables.ts'
import { createWorld, type World } from '../../../../../../tests/support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  await world.within('core', async (tx) => {
    const made = await tx
      .insert(questionCategories)
      .values([
        { title: 'Buying', slug: 'buying', sort_number: 2 },
        { title: 'Learning', slug: 'learning', sort_number: 1 },
      ])
      .returning()
    const of = (slug: string) => made.find((category) => category.slug === slug)?.id ?? 0
    const entry = (slug: string, category_id: number | null, sort_number = 0, publication_status = 2) => ({
      slug,
      question: `${slug}?`,
      answer: `<p>${slug}.</p>`,
      category_id,
      sort_number,
      publication_status,
    })
    await tx
      .insert(faqs)
      .values([
        entry('loose', null),
        entry('refunds', of('buying'), 2),
        entry('invoices', of('buying'), 1),
        entry('draft', of('buying'), 0, 1),
        ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((letter, place) => entry(`learn-${letter}`, of('learning'), place)),
      ])
  })
  await world.within('summit', (tx) =>
    tx.insert(faqs).values({ slug: 'foreign', question: 'Foreign?', answer: 'Yes.' }),
  )
})
afterAll(() => world.close())

test('[BLG-007] [TEN-001] lists the portal’s published entries by category, uncategorized ones last', async () => {
  const entries = await world.visitor().call(list_faq)
  expect(entries.map(({ slug }) => slug)).toEqual([
    'learn-a',
    'learn-b',
    'learn-c',
    'learn-d',
    'learn-e',
    'learn-f',
    'learn-g',
    'invoices',
    'refunds',
    'loose',
  ])
  expect(entries[7]).toEqual({
    slug: 'invoices',
    question: 'invoices?',
    answer: '<p>invoices.</p>',
    category: { slug: 'buying', title: 'Buying' },
  })
  expect((await world.visitor('summit').call(list_faq)).map(({ slug }) => slug)).toEqual(['foreign'])
})

test('[BLG-007] returns an entry with up to five related ones; drafts and foreign entries are 404', async () => {
  const read = (slug: string) => world.visitor().call(get_faq, { params: { slug } })
  expect((await read('learn-c')).related.map(({ slug }) => slug)).toEqual([
    'learn-a',
    'learn-b',
    'learn-d',
    'learn-e',
    'learn-f',
  ])
  expect((await read('refunds')).related.map(({ slug }) => slug)).toEqual(['invoices'])
  expect(await read('loose')).toMatchObject({ question: 'loose?', category: null, related: [], seo_keywords: null })
  for (const slug of ['draft', 'foreign', 'none']) await expect(read(slug)).rejects.toMatchObject({ status: 404 })
})
