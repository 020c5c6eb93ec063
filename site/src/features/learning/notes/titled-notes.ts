import type { OutlineItem } from '@portico/shared/contract/learning/learning.ts'
import { foldText } from '@portico/shared/rules/text/fold-text.ts'
import { findItem, itemsOf, type CourseView } from '../load/course-view.ts'

type Note = { item_id: number; text: string }
export type TitledNote = Note & { title: string; item: OutlineItem | null }

/** Notes in course order; notes on lessons that the course no longer has come last. */
export function titledNotes(view: CourseView, notes: readonly Note[]): TitledNote[] {
  const order = itemsOf(view.modules).map(({ id }) => id)
  const placeOf = ({ item_id }: Note) => (order.includes(item_id) ? order.indexOf(item_id) : order.length)
  return notes
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((note) => {
      const item = findItem(view, note.item_id) ?? null
      return { ...note, item, title: item?.itemable.title ?? 'A lesson no longer in this course' }
    })
}

/** Notes whose text or lesson has the words, without regard to case and accents; all if there are none. */
export function notesWith(notes: readonly TitledNote[], words: string): readonly TitledNote[] {
  const folded = foldText(words.trim())
  return notes.filter(({ title, text }) => [title, text].some((one) => foldText(one).includes(folded)))
}

/** All notes of a course as plain text. */
export const notesAsText = (course: string, notes: readonly TitledNote[]): string =>
  [course, ...notes.map(({ title, text }) => `${title}\n${text}`)].join('\n\n')
