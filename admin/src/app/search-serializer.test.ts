import { expect, test } from 'vitest'
import { searchSerializer } from './search-serializer.ts'

const { parseSearch, stringifySearch } = searchSerializer

test('[REF-002] a filter appears in the URL in plain form and parses back unchanged', () => {
  expect(stringifySearch({ status: '1', search: 'a "b" & c', cursor: undefined, role: '' })).toBe(
    '?status=1&search=a+%22b%22+%26+c',
  )
  expect(parseSearch('?status=1&search=a+%22b%22+%26+c')).toEqual({ status: '1', search: 'a "b" & c' })
  expect(stringifySearch({ category_id: 7, is_open: true })).toBe('?category_id=7&is_open=true')
  expect(stringifySearch({})).toBe('')
})
