import { linkTo } from './link-to.ts'

/** The enrollment of a preview, in addresses and calls of its page: no row has this id, and the API takes it nowhere. */
export const previewId = 0

/** Whether a page of a learner's course shows a preview of its draft. */
export const isPreview = (related_id: number | null): boolean => related_id === previewId

/** Where whoever edits a course sees its draft as a learner will. */
export const linkToPreview = (slug: string): string => linkTo('outline', { slug, related_id: previewId })
