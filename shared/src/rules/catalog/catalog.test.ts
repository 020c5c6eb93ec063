import { describe, expect, test } from 'vitest'
import { catalogParams, catalogQueryOf } from './catalog-query.ts'
import { filters, priceBands } from './filters.ts'
import { sortOf, sorts } from './sorts.ts'
import { withValue } from './with-value.ts'

describe('the catalog', () => {
  test('[CAT-021] offers six sort orders, popularity first', () => {
    expect(sorts.map((sort) => sort.label)).toEqual([
      'Popularity',
      'Newest',
      'Oldest',
      'Title A-Z',
      'Title Z-A',
      'Last updated',
    ])
    expect(sortOf('title_desc')).toBe('title_desc')
    for (const unknown of ['price', '', null, undefined, 'toString']) expect(sortOf(unknown)).toBe('popularity')
  })

  test('[CAT-020] filters by topic, language, agency, state, training option and price', () => {
    expect(filters.map(({ key }) => key)).toEqual(['topic', 'language', 'agency', 'state', 'training_option', 'price'])
    expect([priceBands[0].from, priceBands.at(-1)?.below]).toEqual([0, null])
    for (const [index, band] of priceBands.entries()) expect(priceBands[index + 1]?.from ?? null).toBe(band.below)
  })

  test('[CAT-002] [CAT-020] [CAT-021] a query survives the round trip through the URL', () => {
    const query = {
      search: 'first aid',
      sort: 'newest' as const,
      page: 3,
      filters: { topic: ['safety', 'ethics'], price: ['under-25'] },
    }
    expect(catalogParams(query).toString()).toBe(
      'search=first+aid&topic=safety&topic=ethics&price=under-25&sort=newest&page=3',
    )
    expect(catalogQueryOf(catalogParams(query))).toEqual(query)
  })

  test('[CAT-020] adds and removes one value of a filter without changing its other values', () => {
    const one = withValue({ price: ['under-25'] }, { key: 'topic', value: 'safety', on: true })
    const two = withValue(one, { key: 'topic', value: 'ethics', on: true })
    expect(two).toEqual({ price: ['under-25'], topic: ['safety', 'ethics'] })
    expect(withValue(two, { key: 'topic', value: 'ethics', on: true })).toEqual(two)
    expect(withValue(two, { key: 'topic', value: 'safety', on: false })).toEqual({
      price: ['under-25'],
      topic: ['ethics'],
    })
    expect(withValue(two, { key: 'toString', value: 'x', on: true })).toBe(two)
  })

  test('[CAT-002] the default query has no URL parameters, and invalid values fall back to it', () => {
    const usual = { search: '', sort: 'popularity' as const, page: 1, filters: {} }
    expect(catalogParams(usual).toString()).toBe('')
    expect(catalogQueryOf(new URLSearchParams('sort=x&page=-1&topic=%22%20OR%201&unknown=1&search=%20%20'))).toEqual(
      usual,
    )
    expect(catalogQueryOf(new URLSearchParams('page=9999')).page).toBe(1000)
  })
})
