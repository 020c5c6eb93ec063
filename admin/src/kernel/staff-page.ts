import type { StaffPageName } from '@portico/shared/pages/staff-pages.ts'
import type { ComponentType } from 'react'
import type { AddressSchema } from './address-search.ts'

/** What the admin app knows of a staff page besides its entry in shared/src/pages: its component, loaded when it is opened, and what its address keeps. */
export type StaffPage =
  | { readonly load: () => Promise<ComponentType>; readonly search?: AddressSchema }
  /** an address that only leads to another page, with the same parameters */
  | { readonly leads_to: StaffPageName }
