import { resourceOf } from '@portico/shared/resources/resources.ts'
import { expect, test } from 'vitest'
import { listSearchOf, filtersOf } from './list-search.ts'

test('[REF-002] [REF-003] reads only search text, filters, order and cursor from the URL', () => {
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

test('[REF-002] a saved filter contains search and filters, but not the cursor', () => {
  expect(filtersOf({ search: 'why', status: '1', sort: 'title', cursor: 'abc', job: '12' })).toEqual({
    search: 'why',
    status: '1',
  })
})
