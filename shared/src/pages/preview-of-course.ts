import { linkTo } from './link-to.ts'

/** Enrollment id of a preview, in URLs and calls of its page: no row has this id, and the API accepts it nowhere. */
export const previewId = 0

/** Whether a learner's course page shows a preview of the draft. */
export const isPreview = (related_id: number | null): boolean => related_id === previewId

/** Link for a course's editors to see its draft as a learner will. */
export const linkToPreview = (slug: string): string => linkTo('outline', { slug, related_id: previewId })
