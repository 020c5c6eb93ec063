/** The file of a tree with what the guards need to know of its portal: PortalFacts (shared/src/access/guards/guard.ts). */
export const portalFile = 'portal.json'
