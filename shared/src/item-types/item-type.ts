/** Types of module items, as stored and sent (`itemable_type`, LRN-012). Add a type here only once it is built: every registry then requires it. */
export const itemTypeNames = [
  'Text',
  'Video',
  'Audio',
  'Document',
  'Exam',
  'Survey',
  'Assignment',
  'ScormModule',
] as const

export type ItemType = (typeof itemTypeNames)[number]
