import { expect, test } from 'vitest'
import { viewOf } from './table-view.ts'

test('reads a saved view; invalid values fall back to the defaults', () => {
  const kept = { hidden: ['slug'], density: 'compact', per_page: 50 }
  expect(viewOf(JSON.stringify(kept))).toEqual(kept)
  const usual = { hidden: [], density: 'comfortable', per_page: 20 }
  for (const text of [null, '', 'null', '7', '{', '{"hidden":3,"density":"tight","per_page":7}'])
    expect(viewOf(text)).toEqual(usual)
  expect(viewOf('{"hidden":["a",1],"per_page":100}')).toEqual({ ...usual, hidden: ['a'], per_page: 100 })
})
