import type * as v from 'valibot'
import type { IconName } from '../icons/icon-paths.ts'
import type { ItemBase } from './item-base.ts'
import type { ItemType } from './item-type.ts'

/** Path segments of individual types; each has its own page (`shared/src/pages/learner.ts`). */
export type ItemSegment = 'exams' | 'assignments' | 'ScormModule'

/** Everything that API and apps need to know about one type of module item. */
export type ItemTypeDeclaration<T extends ItemType = ItemType> = {
  /** Display name. */
  readonly label: string
  /** Display name in the middle of a sentence, if written differently. */
  readonly label_in_sentence?: string
  /** Display name for authors, if it says more than learners need. */
  readonly author_label?: string
  readonly icon: IconName
  /** Ends in success or failed; every other type is just finished (OP-76, OP-81). */
  readonly is_graded: boolean
  /**
   * What finishes it: the learner (`start_module_item`, `finish_module_item`), a graded or submitted attempt, an instructor grading the submission,
   * or the result of a SCORM package.
   */
  readonly finished_by: 'learner' | 'exam_try' | 'instructor' | 'scorm_result'
  /** Its author may let visitors open it without an account: it needs no answer that would have to be stored. */
  readonly may_be_free_preview: boolean
  /** A lesson, to review after a failed exam; exams, surveys and assignments ask. */
  readonly teaches: boolean
  /**
   * Its own path segment below the outline (`/outline/exams/:id`); null if its path goes through its module
   * (`/outline/modules/:module_id/<type>/:item_id`).
   */
  readonly segment: ItemSegment | null
  /** Text in the list of unfinishable items that says what such an item is missing. */
  readonly unready: string
  /** Additional names on the wire and in URLs (OP-79). */
  readonly other_names: readonly string[]
  /** One item as `show_item` returns it: the base, the type and the type's own fields. */
  readonly item: v.GenericSchema<unknown, ItemBase & { itemable_type: T }>
}
