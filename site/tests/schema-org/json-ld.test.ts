import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentPages } from '../content-pages.ts'
import { jsonLdOf } from '../page-parts.ts'
import { startRenderer } from '../renderer.ts'
import type { Render } from '../renderer.ts'
import { samplePortal } from '../sample-portals.ts'
import { faultsOf } from './check-json-ld.ts'

let render: Render
let stop: () => Promise<void>
beforeAll(async () => {
  ;({ render, stop } = await startRenderer())
}, 120_000)
afterAll(() => stop())

test('[CAT-035] uses only valid schema.org types, properties and values on every content page', async () => {
  const told: Record<string, string[]> = {}
  const seen = new Set<string>()
  for (const path of contentPages) {
    const data = jsonLdOf((await render(path, samplePortal())).body)
    for (const each of data) seen.add(String(each['@type']))
    const faults = data.flatMap((each) => faultsOf(each))
    if (faults.length > 0) told[path] = faults
  }
  expect(told).toEqual({})
  expect([...seen].toSorted()).toEqual([
    'BreadcrumbList',
    'Course',
    'EducationEvent',
    'FAQPage',
    'ItemList',
    'Organization',
    'Person',
    'Product',
    'WebSite',
  ])
})

test('[CAT-035] detects types, properties and values outside the vocabulary', () => {
  const course = { '@context': 'https://schema.org', '@type': 'Course', name: 'Safe lifting' }
  expect(faultsOf(course)).toEqual([])
  expect(faultsOf({ ...course, '@type': 'Lesson' })).toEqual([': no type of the vocabulary: Lesson'])
  expect(faultsOf({ ...course, stars: 5 })).toEqual(['Course.stars: Course has no such property'])
  expect(faultsOf({ ...course, dateModified: 'October 1' })).toEqual([
    'Course.dateModified: "October 1" is no Date or DateTime',
  ])
  expect(faultsOf({ ...course, about: ['Ladders'] })).toEqual(['Course.about: "Ladders" is no Thing'])
  expect(faultsOf({ ...course, offers: { '@type': 'Person', name: 'Dana' } })).toEqual([
    'Course.offers: Person, not Demand or Offer',
  ])
  const offer = { '@type': 'Offer', price: '59.00', availability: 'https://schema.org/OnTheShelf' }
  expect(faultsOf({ ...course, offers: offer })).toEqual([
    'Course.offers.availability: "https://schema.org/OnTheShelf" is no ItemAvailability',
  ])
  expect(faultsOf({ ...course, offers: { ...offer, availability: 'https://schema.org/InStock' } })).toEqual([])
})
