/** The types of module items, as stored and sent (`itemable_type`, LRN-012). A type belongs here once it is built: each registry then asks for it. */
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
