import { expect, test } from 'vitest'
import type { MaterialUse } from '../../contract/materials.ts'
import { distinctUses } from './distinct-uses.ts'

const use = (part: Partial<MaterialUse>): MaterialUse => ({
  kind: 'text',
  title: 'Safety',
  course: { id: 1, title: 'Ladders', slug: 'ladders' },
  item: { id: 5, itemable_type: 'Text' },
  ...part,
})

test('names a lesson once that shows a file in its draft and in a version, and keeps other places apart', () => {
  const other = use({ item: { id: 6, itemable_type: 'Text' } })
  const pool = use({ kind: 'question', title: 'Pool A', course: null, item: null })
  expect(distinctUses([use({ title: 'Safety first' }), use({}), other, pool, pool])).toEqual([
    use({}),
    other,
    pool,
    pool,
  ])
})
