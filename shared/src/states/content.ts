/** publication_status of everything except courses. */
export const contentStatus = { draft: 1, published: 2 } as const

export type ContentStatus = (typeof contentStatus)[keyof typeof contentStatus]

export const contentStatusLabels: Readonly<Record<ContentStatus, string>> = { 1: 'Draft', 2: 'Published' }
