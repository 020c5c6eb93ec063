/** What has a page for each entry: its paths and tags are found in api/src/publishing/entries. */
export type EntryFamily = 'bundle' | 'course' | 'faq' | 'page' | 'partner-page' | 'renewal' | CollectionFamily
/** What courses are gathered by: an entry has a page while it has a course (OP-43…OP-47), and by how they are taken. */
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

/** Whether the entries of a family have pages only while they have courses. */
export const isCollectionFamily = (family: EntryFamily): family is CollectionFamily =>
  collectionFamilies.some((one) => one === family)
