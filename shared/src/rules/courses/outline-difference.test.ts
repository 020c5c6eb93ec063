import { expect, test } from 'vitest'
import { outlineDifference } from './outline-difference.ts'

const modules = [
  { id: 1, title: 'One' },
  { id: 2, title: 'Two' },
]
const items = [
  { id: 11, title: 'Intro', module_id: 1, content_id: 101, is_free_preview: false },
  { id: 12, title: 'Lesson', module_id: 1, content_id: 102, is_free_preview: false },
  { id: 21, title: 'Exam', module_id: 2, content_id: 201, is_free_preview: false },
]
const before = { modules, items }
const [intro, lesson, exam] = items as [(typeof items)[0], (typeof items)[0], (typeof items)[0]]
const none = { added: 0, removed: 0, renamed: 0 }

test('finds nothing between equal outlines', () => {
  expect(outlineDifference(before, before)).toEqual({
    items: { ...none, edited: 0 },
    modules: none,
    is_reordered: false,
  })
})

test('counts what was added, removed, renamed and edited, which is no new order', () => {
  const after = {
    modules: [...modules, { id: 3, title: 'Three' }],
    items: [
      { ...intro, title: 'Welcome' },
      { ...exam, content_id: 202 },
      { ...exam, id: 31, module_id: 3 },
    ],
  }
  expect(outlineDifference(before, after)).toEqual({
    items: { added: 1, removed: 1, renamed: 1, edited: 1 },
    modules: { ...none, added: 1 },
    is_reordered: false,
  })
})

test('counts an item whose preview was opened to visitors as edited', () => {
  const after = { modules, items: [{ ...intro, is_free_preview: true }, lesson, exam] }
  expect(outlineDifference(before, after).items).toEqual({ ...none, edited: 1 })
})

test('notices another order, and an item that moved to another module', () => {
  const isReordered = (after: typeof before) => outlineDifference(before, after).is_reordered
  expect(isReordered({ modules, items: [lesson, intro, exam] })).toBe(true)
  expect(isReordered({ modules: modules.toReversed(), items: [exam, intro, lesson] })).toBe(true)
  expect(isReordered({ modules, items: [intro, { ...lesson, module_id: 2 }, exam] })).toBe(true)
  const moved = { ...lesson, module_id: 3 }
  expect(isReordered({ modules: [...modules, { id: 3, title: 'Three' }], items: [intro, exam, moved] })).toBe(true)
})
