import type { StaffPageName } from '@portico/shared/pages/staff-pages.ts'
import type { ComponentType } from 'react'
import type { SearchParamsSchema } from './search-params.ts'

/** Extends a staff page's entry in shared/src/pages: its component, loaded when it opens, and its URL parameters. */
export type StaffPage =
  | { readonly load: () => Promise<ComponentType>; readonly search?: SearchParamsSchema }
  /** a path that only redirects to another page, with the same parameters */
  | { readonly leads_to: StaffPageName }
