import type { Resource } from '../resources/resource.ts'

type Named = Pick<Resource, 'name' | 'segment' | 'of_provider'>

/** Path of a declared list, its form for a new entry, or one entry; `:id` for the pattern of all entries. */
export function listPath({ name, segment = name, of_provider }: Named, rest?: number | 'create' | ':id'): string {
  const at = `/${of_provider ? 'partner' : 'portals'}/${segment}`
  return rest === undefined ? at : `${at}/${rest}`
}

/** Name of a list's page inside the app: its path in words, such as portals-promo-buttons-id (REF-019). */
export const listRouteName = (resource: Named, rest?: 'create' | ':id'): string =>
  listPath(resource, rest).slice(1).replaceAll('/', '-').replace(':', '')
