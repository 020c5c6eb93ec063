import { expect, test } from 'vitest'
import type { CourseView } from '../load/course-view.ts'
import { notesAsText, notesWith, titledNotes } from './titled-notes.ts'

const item = (id: number, title: string) => ({ id, itemable: { title } })
const modules = [{ items: [item(7, 'Slings')] }, { items: [item(3, 'Hooks')] }]
const view = { course: {}, modules } as unknown as CourseView

test('lists notes in course order, with those of removed lessons last', () => {
  const notes = titledNotes(view, [
    { item_id: 1, text: 'gone' },
    { item_id: 3, text: 'b' },
    { item_id: 7, text: 'a' },
  ])
  expect(notes.map(({ title, text }) => [title, text])).toEqual([
    ['Slings', 'a'],
    ['Hooks', 'b'],
    ['A lesson no longer in this course', 'gone'],
  ])
  expect(notesAsText('Rigging', notes.slice(0, 2))).toBe('Rigging\n\nSlings\na\n\nHooks\nb')
})

test('finds notes by their text or lesson, without regard to case and accents', () => {
  const notes = titledNotes(view, [
    { item_id: 7, text: 'Ask Zoë about the crane' },
    { item_id: 3, text: 'Two hands' },
  ])
  const found = (words: string) => notesWith(notes, words).map(({ item_id }) => item_id)
  expect(found(' ZOE ')).toEqual([7])
  expect(found('hooks')).toEqual([3])
  expect(found('')).toEqual([7, 3])
  expect(found('ladder')).toEqual([])
})
