import type { AuthoredContent } from '@portico/shared/item-types/authored-content.ts'
import type { ItemType } from '@portico/shared/item-types/item-type.ts'
import type { ReactNode } from 'react'
import type { CourseRef } from '../courses/frame/course-ref.ts'

/** What an author writes of an item of type T, by its type; of any type when T is left out. */
export type Content<T extends ItemType = ItemType> = { [P in T]: AuthoredContent<P> & { itemable_type: P } }[T]
/** The sentence for a wrong field, by its path, such as `questions.0.title`. */
export type ErrorOf = (path: string) => string | undefined

export type EditorProps<T extends ItemType> = {
  course: CourseRef
  item_id: number
  content: Content<T>
  onChange: (content: Content<T>) => void
  errorOf: ErrorOf
  mayEdit: boolean
}

/** How one type of item is written. */
export type ItemEditor<T extends ItemType> = {
  /** what a new one holds; null where items of this type come in another way */
  empty: Content<T> | null
  /** its fields as people call them */
  labels: Readonly<Record<string, string>>
  Editor: (props: EditorProps<T>) => ReactNode
  /** what was typed, with the ids that it got when it was saved */
  adopt: (typed: Content<T>, saved: AuthoredContent) => Content<T>
}

/** For types whose parts have no ids of their own. */
export const asTyped = <C>(typed: C): C => typed
