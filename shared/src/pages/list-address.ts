import type { Resource } from '../resources/resource.ts'

/** Where a declared list stands, its form for a new entry, or one entry; `:id` for the pattern of all entries. */
export const listAddress = ({ name }: Pick<Resource, 'name'>, rest?: number | 'create' | ':id'): string =>
  rest === undefined ? `/portals/${name}` : `/portals/${name}/${rest}`
