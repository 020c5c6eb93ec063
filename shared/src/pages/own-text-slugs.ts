/** Slugs of a portal's own pages whose text appears on a page of the product, so they have no page of their own (OP-48). */
export const ownTextSlugs = ['home', 'learning-management-system', 'scorm-courseware'] as const
