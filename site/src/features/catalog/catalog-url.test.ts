import { search_courses } from '@portico/shared/contract/catalog/catalog.ts'
import { catalogQueryOf } from '@portico/shared/rules/catalog/catalog-query.ts'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { catalogUrl, searchCallQuery } from './catalog-url.ts'

const queryOf = (text: string) => catalogQueryOf(new URLSearchParams(text))

test('[CAT-002, CAT-020, CAT-021] the URL carries search, filters, sort and page, without default values', () => {
  expect(catalogUrl(queryOf('sort=popularity&page=1'))).toBe('/courses')
  const address = '/courses?search=fall+protection&topic=safety&topic=ethics&price=25-50&sort=newest&page=3'
  expect(catalogUrl(queryOf(new URL(address, 'http://x').search))).toBe(address)
})

test('[CAT-002, CAT-020, CAT-021] maps a catalog query to the parameters of the search call', () => {
  const query = Object.fromEntries(
    searchCallQuery(queryOf('search=fall&topic=safety&topic=ethics&state=tx&price=25-50&sort=title_desc&page=2')),
  )
  expect(v.parse(search_courses.query, query)).toEqual({
    search: 'fall',
    topic: 'safety,ethics',
    state: 'tx',
    price: '25-50',
    sort: 'title_desc',
    page: 2,
  })
  expect(
    v.parse(search_courses.query, Object.fromEntries(searchCallQuery(queryOf('price=over-250&price=under-25')))),
  ).toEqual({
    search: '',
    price: 'over-250,under-25',
    sort: 'popularity',
    page: 1,
  })
})
