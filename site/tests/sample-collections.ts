import type { get_collection, list_collections } from '@portico/shared/contract/catalog/collections.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import { sampleBundles, sampleCards } from './sample-catalog.ts'

type Collections = Data<typeof list_collections>
export const sampleCollections: Collections = [
  ['workplace-safety', 'Workplace safety'],
  ['osha', 'OSHA'],
  ['maryland', 'Maryland'],
  ['en', 'English'],
  ['dana-whitfield', 'Dana Whitfield'],
].map(([slug = '', title = ''], index) => ({ id: index + 1, slug, title, text: 'What it is about.', picture: null }))

/** Returns the known collection with its courses; any other slug has no page. */
export function sampleCollection(slug: string): Data<typeof get_collection> | undefined {
  const entry = sampleCollections.find((each) => each.slug === slug)
  return (
    entry && {
      ...entry,
      text: '<p>What it is about, at length.</p>',
      audience: ['Crews & foremen', 'Safety managers'],
      courses: sampleCards,
      courses_count: 57,
      linked: [
        { id: 8, slug: 'maryland', title: 'Maryland', picture: null, has_page: true },
        { id: 9, slug: 'ohio', title: 'Ohio', picture: null, has_page: false },
      ],
      contact: { url: 'https://www.example.com', phone: '+1-614-555-0142', place: 'Columbus, OH' },
      facts: {
        prices: { from: 2500, to: 14_900 },
        shortest_minutes: 60,
        longest_minutes: 480,
        with_credits: 12,
        most_credits: 6,
      },
      siblings: sampleCollections
        .filter((each) => each.slug !== slug)
        .map(({ id, title, ...each }) => ({ id, slug: each.slug, title })),
      has_other_page: true,
      bundles: sampleBundles.slice(0, 1),
      renewals: [{ id: 3, slug: 'crane-operators-maryland', title: 'Crane operators in Maryland' }],
      filters: [
        { key: 'topic', options: [{ value: 'hand-tools', title: 'Hand tools', count: 12 }] },
        { key: 'price', options: [{ value: 'under-25', title: 'Under $25', count: 1 }] },
      ],
      topics: [{ id: 1, slug: 'workplace-safety', title: 'Workplace safety' }],
    }
  )
}

/** The same entry without a course on sale; `alone` if no other entry of its family has one. */
export function emptyCollection(slug: string, { alone = false } = {}): Data<typeof get_collection> | undefined {
  const entry = sampleCollection(slug)
  const facts = entry?.facts && {
    ...entry.facts,
    prices: null,
    shortest_minutes: 0,
    longest_minutes: 0,
    with_credits: 0,
  }
  return (
    entry && {
      ...entry,
      courses: [],
      courses_count: 0,
      bundles: [],
      filters: [],
      topics: [],
      facts: facts ?? null,
      siblings: alone ? [] : entry.siblings,
    }
  )
}
