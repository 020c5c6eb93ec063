import type { ItemType } from '@portico/shared/states/item-type.ts'

const types: readonly ItemType[] = ['Text', 'Video', 'Document', 'Audio']

/** Items that are done when the learner says so; exams and SCORM have calls of their own that decide. */
export const isReadOrWatched = (type: ItemType): boolean => types.includes(type)
