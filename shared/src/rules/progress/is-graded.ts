import type { ItemType } from '../../states/item-type.ts'

const graded: readonly ItemType[] = ['Exam', 'Assignment', 'CloudScormModule', 'ScormModule']

/** Whether an item ends in success or failed; all others just finish. A survey is not graded (OP-76, OP-81). */
export const isGraded = (type: ItemType): boolean => graded.includes(type)
