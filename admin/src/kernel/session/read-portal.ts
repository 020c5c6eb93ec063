import { CallError } from '@portico/shared/errors/call-error.ts'
import { portal_info, type PublicPortal } from '@portico/shared/contract/portals.ts'
import { FailurePageError } from '@portico/shared/errors/failure-page-error.ts'
import { portalInfoFailure } from '@portico/shared/errors/portal-failures.ts'
import { quietHostApi } from '../api.ts'

/** Without the portal no page can be shown, and its failure has a page of its own (ERR-015…017). */
export function failWithPage(error: unknown): never {
  throw new FailurePageError(portalInfoFailure(error instanceof CallError ? error.status : null))
}

/** A portal by its id; without one, the host's own. */
export const readPortal = (id?: number): Promise<PublicPortal> =>
  quietHostApi(portal_info, { query: { referer_portal_id: id } }).catch(failWithPage)
