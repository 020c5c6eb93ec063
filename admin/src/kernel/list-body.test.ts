import type { CursorMeta } from '@portico/shared/calls/endpoint.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ListBody } from './list-body.tsx'

type Answer = { data: { id: number }[]; meta: CursorMeta }
const view = { hidden: [], density: 'comfortable', per_page: 20, change: () => {} } as const

const renderEmptyList = (count: number, isFiltered = false): string => {
  const meta = { next_cursor: null, prev_cursor: null, total: { count, is_exact: true } }
  const query = { isPending: false, isError: false, data: { data: [], meta } } as unknown as UseQueryResult<Answer>
  const address = { isFiltered, view, onCursor: () => {}, onClear: () => {} }
  const empty = { title: 'No topics yet', text: 'What your courses are about.' }
  const props = { query, empty, address, children: () => null }
  return renderToString(createElement(ListBody<{ id: number }>, props))
}

test('an emptied page links to the first one; only an empty list is called empty', () => {
  for (const isFiltered of [false, true]) {
    expect(renderEmptyList(20, isFiltered)).toContain('Go to the first page')
    expect(renderEmptyList(20, isFiltered)).not.toMatch(/No topics yet|No results/)
  }
  expect(renderEmptyList(0)).toContain('No topics yet')
  expect(renderEmptyList(0, true)).toContain('No results')
})
