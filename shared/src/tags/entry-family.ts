/** What has a page for each entry: its paths and tags are found in api/src/publishing/entries. */
export type EntryFamily = 'bundle' | 'course' | 'faq' | 'page'
