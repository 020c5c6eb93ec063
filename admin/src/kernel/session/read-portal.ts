import { CallError } from '@portico/shared/errors/call-error.ts'
import { portal_info, type PublicPortal } from '@portico/shared/contract/portals.ts'
import { FailurePageError } from '@portico/shared/errors/failure-page-error.ts'
import { portalInfoFailure } from '@portico/shared/errors/portal-failures.ts'
import { quietApi } from '../api.ts'

/** The selected portal; without it no page can be shown, and its failure has a page of its own (ERR-015…017). */
export function readPortal(id?: number): Promise<PublicPortal> {
  return quietApi(portal_info, { query: { referer_portal_id: id } }).catch((error: unknown) => {
    throw new FailurePageError(portalInfoFailure(error instanceof CallError ? error.status : null))
  })
}
