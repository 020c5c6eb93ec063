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
/** Families that group courses, including by how they are taken (OP-43…OP-47). Lists and sitemap name an entry only while it has a course. */
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

/** Families whose published entries keep their page without courses, with a next step; an entry of the others has one only while it has a course. */
const landingFamilies: readonly EntryFamily[] = ['agency', 'ce-topic', 'language', 'state', 'topic', 'training-option']
export const isLandingFamily = (family: EntryFamily): boolean => landingFamilies.includes(family)

/** Whether entries of a family group courses. */
export const isCollectionFamily = (family: EntryFamily): family is CollectionFamily =>
  collectionFamilies.some((one) => one === family)
