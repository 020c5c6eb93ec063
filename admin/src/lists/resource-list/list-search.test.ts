import { resourceOf } from '@portico/shared/resources/resources.ts'
import { expect, test } from 'vitest'
import { listSearchOf, filtersOf } from './list-search.ts'

test('[REF-002] [REF-003] a list reads search words, filters, order and cursor from an address, and nothing else', () => {
  const read = listSearchOf(resourceOf('faq'))
  expect(
    read({
      search: 'why',
      publication_status: '2',
      category_id: '7',
      sort: '-question',
      cursor: 'abc',
      job: '12',
      evil: 'x',
    }),
  ).toEqual({ search: 'why', publication_status: '2', category_id: '7', sort: '-question', cursor: 'abc', job: '12' })
  expect(read({ sort: 'answer', search: '', job: '1 or 1' })).toEqual({
    search: undefined,
    publication_status: undefined,
    category_id: undefined,
    sort: undefined,
    cursor: undefined,
    job: undefined,
  })
})

test('[REF-002] a saved filter holds search and filters, without the cursor', () => {
  expect(filtersOf({ search: 'why', status: '1', sort: 'title', cursor: 'abc', job: '12' })).toEqual({
    search: 'why',
    status: '1',
  })
})
