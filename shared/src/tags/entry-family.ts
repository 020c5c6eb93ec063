/** Families whose entries each have a page; their paths and tags are defined in api/src/domains/publishing/entries. */
export type EntryFamily =
  | 'bundle'
  | 'course'
  | 'faq'
  | 'free-preview'
  | 'page'
  | 'partner-page'
  | 'renewal'
  | CollectionFamily
/** Families that group courses, including by how they are taken; an entry has a page only while it has a course (OP-43…OP-47). */
export const collectionFamilies = [
  'agency',
  'author',
  'ce-topic',
  'language',
  'provider',
  'provider-topic',
  'state',
  'topic',
  'training-option',
] as const
export type CollectionFamily = (typeof collectionFamilies)[number]

/** Whether entries of a family have pages only while they have courses. */
export const isCollectionFamily = (family: EntryFamily): family is CollectionFamily =>
  collectionFamilies.some((one) => one === family)
