import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { portal_info, type PublicPortal } from '@portico/shared/contract/portals/portals.ts'
import { FailurePageError } from '@portico/shared/errors/failures/failure-page-error.ts'
import { portalInfoFailure } from '@portico/shared/errors/failures/portal-failures.ts'
import { hostApiWithoutRedirect } from '../api.ts'

/** Throws the error page for a portal that cannot be loaded, because no page works without it (ERR-015…017). */
export function failWithPage(error: unknown): never {
  throw new FailurePageError(portalInfoFailure(error instanceof CallError ? error.status : null))
}

/** Loads a portal by its id, or the host's own portal without an id. */
export const readPortal = (id?: number): Promise<PublicPortal> =>
  hostApiWithoutRedirect(portal_info, { query: { referer_portal_id: id } }).catch(failWithPage)
