/** What a module item is (seed 000 §3); native SCORM is stored as ScormModule (OP-79). */
export const itemTypes = [
  'Module',
  'Exam',
  'Survey',
  'Assignment',
  'Audio',
  'Document',
  'Text',
  'Video',
  'CloudScormModule',
  'ScormModule',
] as const

export type ItemType = (typeof itemTypes)[number]

/** People read "Knowledge Check" where the data says survey (LRN-009). */
export const itemTypeLabels: Readonly<Record<ItemType, string>> = {
  Module: 'Module',
  Exam: 'Exam',
  Survey: 'Knowledge Check',
  Assignment: 'Assignment',
  Audio: 'Audio',
  Document: 'Document',
  Text: 'Reading',
  Video: 'Video',
  CloudScormModule: 'Interactive lesson',
  ScormModule: 'Interactive lesson',
}

/** The item type of a word on the wire, the second name of native SCORM included; null for any other word. */
export function itemTypeOf(word: string): ItemType | null {
  if (word === 'NativeScormModule') return 'ScormModule'
  return itemTypes.find((type) => type === word) ?? null
}
