import type { PortalLine } from '@portico/shared/contract/portals-staff.ts'
import type { Config } from '../../../../config.ts'

type Wanted = { search?: string | undefined; kind?: PortalLine['kind'] | undefined }

/** A search for an address below PUBLIC_HOST, or its beginning, is one for the slug before it; PUBLIC_HOST itself is the core portal's. */
export function namedByAddress({ search, kind }: Wanted, { PUBLIC_HOST }: Pick<Config, 'PUBLIC_HOST'>): Wanted {
  const typed = search?.trim().toLowerCase() ?? ''
  if (typed === PUBLIC_HOST) return { kind: kind ?? 'core' }
  const dot = typed.indexOf('.')
  return { kind, search: dot > 0 && `.${PUBLIC_HOST}`.startsWith(typed.slice(dot)) ? typed.slice(0, dot) : search }
}
