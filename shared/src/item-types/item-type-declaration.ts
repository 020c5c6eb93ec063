import type * as v from 'valibot'
import type { IconName } from '../icons/icon-paths.ts'
import type { ItemBase } from './item-base.ts'
import type { ItemType } from './item-type.ts'

/** The types' own segments of addresses; each has its page (`shared/src/pages/learner.ts`). */
export type ItemSegment = 'exams' | 'assignments' | 'ScormModule'

/** What all sides know of one type of module item. */
export type ItemTypeDeclaration<T extends ItemType = ItemType> = {
  /** Its name for people. */
  readonly label: string
  /** The same in the middle of a sentence, where it is written differently. */
  readonly label_in_sentence?: string
  readonly icon: IconName
  /** Ends in success or failed; every other type just finishes (OP-76, OP-81). */
  readonly is_graded: boolean
  /** What finishes it: the learner (`start_module_item`, `finish_module_item`), a graded or submitted try, who grades what was handed in, or what a SCORM package reports. */
  readonly finished_by: 'learner' | 'exam_try' | 'instructor' | 'scorm_result'
  /** Its own segment of an address below the outline (`/outline/exams/:id`); null where it is addressed by its module (`/outline/modules/:module_id/<type>/:item_id`). */
  readonly segment: ItemSegment | null
  /** What an item lacks that learners could not finish, as a list of such items names it. */
  readonly unready: string
  /** Further names that it has on the wire and in addresses (OP-79). */
  readonly other_names: readonly string[]
  /** One item as `show_item` answers it: the base, the type and what this type carries. */
  readonly item: v.GenericSchema<unknown, ItemBase & { itemable_type: T }>
}
