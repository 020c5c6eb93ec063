import type { Resource } from '@portico/shared/resources/resource.ts'

/** Where a declared list stands, its form for a new entry, or one entry; a plain string, since these routes are made when the app starts. */
export const listPath = ({ name }: Pick<Resource, 'name'>, rest?: number | 'create'): string =>
  rest === undefined ? `/portals/${name}` : `/portals/${name}/${rest}`
