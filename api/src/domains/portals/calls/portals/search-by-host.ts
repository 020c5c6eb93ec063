import type { PortalLine } from '@portico/shared/contract/portals/staff.ts'
import type { Config } from '../../../../config.ts'

type Wanted = { search?: string | undefined; kind?: PortalLine['kind'] | undefined }

/** Turns a search for a host below PUBLIC_HOST, or the start of one, into a search for its slug; PUBLIC_HOST itself finds the core portal. */
export function searchByHost({ search, kind }: Wanted, { PUBLIC_HOST }: Pick<Config, 'PUBLIC_HOST'>): Wanted {
  const typed = search?.trim().toLowerCase() ?? ''
  if (typed === PUBLIC_HOST) return { kind: kind ?? 'core' }
  const dot = typed.indexOf('.')
  return { kind, search: dot > 0 && `.${PUBLIC_HOST}`.startsWith(typed.slice(dot)) ? typed.slice(0, dot) : search }
}
