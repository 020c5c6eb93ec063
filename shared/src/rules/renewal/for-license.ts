import { sameName } from './same-name.ts'

/** Whether a requirement is about a license: its state and its profession. */
export const isForLicense = (
  renewal: { readonly state: { readonly code: string }; readonly profession: string },
  license: { readonly state: string; readonly profession: string },
): boolean => renewal.state.code === license.state && sameName(renewal.profession, license.profession)
