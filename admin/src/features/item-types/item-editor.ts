import type { AuthoredContent } from '@portico/shared/item-types/authored-content.ts'
import type { ItemType } from '@portico/shared/item-types/item-type.ts'
import type { ReactNode } from 'react'
import type { CourseRef } from '../courses/frame/course-ref.ts'

/** An author's content for an item of type T, tagged with its type; for any type if T is omitted. */
export type Content<T extends ItemType = ItemType> = { [P in T]: AuthoredContent<P> & { itemable_type: P } }[T]
/** Returns the message for an invalid field, by its path, such as `questions.0.title`. */
export type ErrorOf = (path: string) => string | undefined

export type EditorProps<T extends ItemType> = {
  course: CourseRef
  item_id: number
  content: Content<T>
  onChange: (content: Content<T>) => void
  errorOf: ErrorOf
  mayEdit: boolean
}

/** Editor for one type of item. */
export type ItemEditor<T extends ItemType> = {
  /** content of a new item; null if items of this type are not created in the outline */
  empty: Content<T> | null
  /** user-facing names of its fields */
  labels: Readonly<Record<string, string>>
  Editor: (props: EditorProps<T>) => ReactNode
}
