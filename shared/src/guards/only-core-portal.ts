import { pass, toDashboardOrLogin, type Guard } from './guard.ts'

/** A page for the core portal only (SES-009). */
export const onlyCorePortal: Guard = (visit) => (visit.portal.kind === 'core' ? pass : toDashboardOrLogin(visit))
