/** Where a tree says what the guards ask of its portal: PortalFacts (shared/src/access/guards/guard.ts). */
export const portalFile = 'portal.json'
