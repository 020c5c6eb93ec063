import { courseTag, listTags, sitemapTag, type Tag } from '@portico/shared/pages/tags.ts'

/** How many ids one sitemap file covers, counted from 1 (the call list_site_paths cuts them alike). */
export const sitemapRange = 1_000

export const sitemapBucket = (courseId: number): number => Math.floor((courseId - 1) / sitemapRange) + 1

/**
 * What a changed course touches. `course:12` is on its own page and on every page that shows it; the lists are touched only
 * when it appears or disappears, so that an edit costs the same in a catalog of any size.
 */
export function courseTags(courseId: number, { listed }: { listed: boolean }): Tag[] {
  const itself = [courseTag(courseId), sitemapTag(sitemapBucket(courseId))]
  return listed ? [...itself, listTags.courses, listTags.home, listTags.sitemap] : itself
}
