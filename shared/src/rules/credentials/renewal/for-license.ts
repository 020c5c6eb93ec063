import { sameName } from './same-name.ts'

/** Tells whether a requirement applies to a license: same state and profession. */
export const isForLicense = (
  renewal: { readonly state: { readonly code: string }; readonly profession: string },
  license: { readonly state: string; readonly profession: string },
): boolean => renewal.state.code === license.state && sameName(renewal.profession, license.profession)
